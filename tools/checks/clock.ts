// The web client uses the server's clock: only named files read the browser's own.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Whoever may read the browser's clock, and why. */
const allowed: Readonly<Record<string, string>> = {
  'apps/web/src/shared/clock/clock.ts': 'is the clock of the application',
  'packages/api/src/middleware.ts': 'takes the samples that clock learns from',
  'packages/query/src/core/client.ts':
    'compares the age of a failure with the clock by which TanStack Query noted it',
  'packages/query/src/edit/challenges/read-challenges.ts':
    'compares the age of an answer with the clock by which TanStack Query noted it',
  'packages/query/src/edit/challenges/read-details.ts':
    'compares the age of an answer with the clock by which TanStack Query noted it',
  'packages/query/src/game/read-soon.ts':
    'waits from an answer on, by the clock with which TanStack Query noted it',
  'packages/query/src/persist/persister.ts':
    'compares the age of what this browser persisted with the clock of that moment',
  'packages/query/src/persist/start.ts':
    'notes since when somebody is signed in, by that same clock',
}
/** What a page of the client is made of. */
const client = '{apps/web,packages/{api,query,rules,tunnel,ui}}/src/**/*.{ts,tsx}'
/** Tests and stories make their own times. */
const isTest = /\.(test|stories)\.tsx?$|\/testing\.tsx?$|\.gen\.ts$/

const reading =
  /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?!\w|\s*[(<.]))|(?<!new |[\w.])Date\(|\bTemporal\.Now\b|\bdayjs(?:\.utc)?\(\s*\)/g
/** Comments and texts, in which the words are words. */
const notCode = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/** The lines of a source text that read the clock. */
export function readingsIn(text: string): number[] {
  const code = text.replaceAll(notCode, (match) => match.replaceAll(/[^\n]/g, ' '))
  return [...code.matchAll(reading)].map(({ index }) => code.slice(0, index).split('\n').length)
}

/** Every reading of the clock in the web client that is not allowed, as `file:line reason`; also exceptions that nobody needs. */
export function check(): string[] {
  const files = globSync(client, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTest.test(file))
  const found = files.map((file) => ({
    file,
    lines: readingsIn(readFileSync(join(root, file), 'utf8')),
  }))
  const refused = found
    .filter(({ file }) => !(file in allowed))
    .flatMap(({ file, lines }) =>
      lines.map((line) => `${file}:${line} reads the clock: use now() of shared/clock/clock.ts`),
    )
  const idle = Object.keys(allowed)
    .filter((file) => !found.some((one) => one.file === file && one.lines.length > 0))
    .map((file) => `tools/checks/clock.ts allows ${file}, which does not read the clock`)
  return [...refused, ...idle]
}

if (import.meta.main) {
  const refused = check()
  for (const line of refused) console.error(line)
  process.exitCode = refused.length > 0 ? 1 : 0
}
