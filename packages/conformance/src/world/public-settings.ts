import { isDeepStrictEqual } from 'node:util'
import { jsonOf } from '#http/answer.ts'
import { shown } from '#findings/difference.ts'
import type { Makers } from '#world/accounts.ts'
import type { Leftover } from '#world/cleanup.ts'
import { eventually } from '#world/patience.ts'

/** What every visitor is shown of the platform, but for the key: one that is published again is new. */
export async function readPublicSettings({ anonymous }: Pick<Makers, 'anonymous'>) {
  const { apiPublicKey, ...rest }: Record<string, unknown> = Object(
    jsonOf(await anonymous.send('getClientConfig')),
  )
  const texts = Object.entries(rest).map(([key, value]) => [key, value ?? ''])
  return { ...Object.fromEntries(texts), apiPublicKey: Boolean(apiPublicKey) }
}

/** Looks at what visitors are shown, to report at the end what differs. */
export async function publicSettings(makers: Makers) {
  const before = await readPublicSettings(makers)
  return {
    async changes(): Promise<Leftover[]> {
      // Some servers show new settings only after some seconds.
      const after = await eventually(
        () => readPublicSettings(makers),
        (now) => isDeepStrictEqual(now, before),
      )
      return differing(before, after).map((key) => ({
        what: `public configuration, ${key}`,
        reason: `was ${shown(Reflect.get(before, key))}, is ${shown(Reflect.get(after, key))}`,
        expected: false,
      }))
    },
  }
}

/** Keys whose values differ. */
export const differing = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(Reflect.get(before, key), Reflect.get(after, key)),
  )
