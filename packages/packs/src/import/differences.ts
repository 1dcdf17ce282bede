import type { ChallengeSettings } from '@halyard/api'
import type { Changes } from '#import/changes.ts'
import type { Leftovers } from '#import/leftovers.ts'

/**
 * How a challenge on the server differs from its file. Flags are counted and never shown: not even hashed, because a hash tells whether
 * a guess is right.
 */
export type Difference =
  | { what: string; before?: unknown; after?: unknown }
  | { what: 'flags'; added: number; removed: number }

const secret: ReadonlySet<string> = new Set(['flagTemplate'])

export function findDifferences(
  current: ChallengeSettings,
  changes: Changes,
  { flagIds, detach, disable }: Leftovers,
): Difference[] {
  const { fields, scoring, pricedHints, requirements, cooldown, attach, flags, enable } = changes
  return [
    ...Object.entries(fields).map(([what, after]): Difference =>
      secret.has(what) ? { what } : { what, before: Reflect.get(current, what), after },
    ),
    ...Object.entries({ scoring, pricedHints, requirements, cooldown }).flatMap(
      ([what, after]): Difference[] => (after === undefined ? [] : [{ what, after }]),
    ),
    ...(attach || detach ? [{ what: 'file', before: current.attachment?.url ?? null }] : []),
    ...(flags.length > 0 || flagIds.length > 0
      ? [{ what: 'flags' as const, added: flags.length, removed: flagIds.length }]
      : []),
    ...(enable || disable
      ? [{ what: 'isEnabled', before: current.isEnabled, after: !current.isEnabled }]
      : []),
  ]
}
