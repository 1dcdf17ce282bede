import { errorMessage } from '@halyard/api'
import { build } from '#shared/platform/build.ts'
import { now } from '#shared/clock/clock.ts'

/** Long random-looking runs in an address or a message: tokens, codes, flags. */
const secrets = [/[\w+/=-]{24,}/g, /\b\w{2,20}\{[^}]*\}/g]

/** Takes out of a text whatever may be a token or a flag. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((clean, pattern) => clean.replace(pattern, '[removed]'), text)

export type Crash = { name: string; stack: string }

/** Name and stack of anything that was thrown. */
export function describeCrash(error: unknown): Crash {
  if (!(error instanceof Error)) return { name: withoutSecrets(nameOf(error)), stack: '' }
  const name = withoutSecrets(`${error.name}: ${error.message}`)
  const lines = (error.stack ?? '').split('\n').filter((line) => !line.includes(error.message))
  return { name, stack: lines.map((line) => line.trim()).join('\n') }
}

/** Something that is no error, in words: its own, else what it holds. */
function nameOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  try {
    return errorMessage(thrown, JSON.stringify(thrown))
  } catch {
    return thrown.constructor.name
  }
}

/** What helps to find the fault: no query, no flags, no tokens. */
export function crashDetails(): [name: string, value: string][] {
  return [
    ['route', withoutSecrets(window.location.pathname)],
    ['build', [build.commit.slice(0, 7), build.tag, build.time].filter(Boolean).join(' · ')],
    ['agent', navigator.userAgent],
    ['time', new Date(now()).toISOString()],
  ]
}
