import type { Crew } from '../fill.ts'

/** Each team and challenge once, in an order of chance: the first solves of all challenges come early, as in a real game. */
export function* rightFlags(
  teams: readonly number[],
  challenges: Crew['challenges'],
  random: () => number,
) {
  const pairs = teams.flatMap((teamId) =>
    challenges.map(({ id, flag }) => ({ teamId, challengeId: id, flag, key: random() })),
  )
  yield* pairs.toSorted((one, two) => one.key - two.key)
}
