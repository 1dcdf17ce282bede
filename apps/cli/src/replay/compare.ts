import type { Scoreboard } from '@halyard/api'
import { challengesOf } from '#replay/recording.ts'
import type { World } from '#replay/world.ts'

/** Details that a scoreboard does not contain and a replay therefore cannot reproduce. */
export const unsaid = [
  'the times themselves: only their order is played (faster, and from now on)',
  'who of a team sent a flag, pictures of teams, and whatever was changed during the event',
  'how values fell: every challenge has its last value from the beginning',
  'wrong answers, flags, hints, files and instances',
  'when the event began and ended: it ends behind the last solve that counted',
]

type Ids = {
  team: (id: number) => number | undefined
  challenge: (id: number) => number | undefined
}

/** Descriptions of the differences; empty when the boards are equal. */
export function differences(recorded: Scoreboard, played: Scoreboard, world: World): string[] {
  const ids: Ids = {
    team: (id) => world.teamIds.get(id),
    challenge: (id) => world.challengeIds.get(id),
  }
  return [
    ...rowDifferences(recorded, played, ids),
    ...challengeDifferences(recorded, played, ids),
    ...curveDifferences(recorded, played, ids, world),
  ]
}

function rowDifferences(recorded: Scoreboard, played: Scoreboard, ids: Ids): string[] {
  const rows = new Map(played.items.map((row) => [row.id, row]))
  const count =
    recorded.items.length === played.items.length
      ? []
      : [`${recorded.items.length} teams were recorded, ${played.items.length} are on the board`]
  return [
    ...count,
    ...recorded.items.flatMap((before) => {
      const after = rows.get(ids.team(before.id) ?? 0)
      if (!after) return [`${before.name} is missing`]
      const told = (what: string, was: unknown, is: unknown) =>
        was === is ? [] : [`${before.name}: ${what} was ${String(was)}, is ${String(is)}`]
      return [
        ...told('name', before.name, after.name),
        ...told('score', before.score, after.score),
        ...told('rank', before.rank, after.rank),
        ...told('rank in the division', before.divisionRank, after.divisionRank),
        ...told(
          'solves',
          listOf(
            before.solvedChallenges.map((solve) => ({ ...solve, id: ids.challenge(solve.id) })),
          ),
          listOf(after.solvedChallenges),
        ),
      ]
    }),
  ]
}

const listOf = (solves: readonly { id: number | undefined; score: number; type: string }[]) =>
  solves.map(({ id, score, type }) => `${id} ${type} ${score}`).join(', ')

function challengeDifferences(recorded: Scoreboard, played: Scoreboard, ids: Ids): string[] {
  const after = new Map(challengesOf(played).map((challenge) => [challenge.id, challenge]))
  return challengesOf(recorded).flatMap((before) => {
    const found = after.get(ids.challenge(before.id) ?? 0)
    if (!found) return [`${before.title} is missing`]
    const of = (challenge: typeof before, team: (id: number) => number | undefined) =>
      JSON.stringify({
        title: challenge.title,
        category: challenge.category,
        score: challenge.score,
        solved: challenge.solved,
        bloods: challenge.bloods.map(({ id }) => team(id)),
        disableBloodBonus: challenge.disableBloodBonus,
      })
    const [was, is] = [of(before, ids.team), of(found, (id) => id)]
    return was === is ? [] : [`${before.title}: was ${was}, is ${is}`]
  })
}

/** Curves of the ten best, without their times. */
function curveDifferences(
  recorded: Scoreboard,
  played: Scoreboard,
  ids: Ids,
  { divisionIds }: World,
): string[] {
  return recorded.timelines.flatMap(({ divisionId, teams }) => {
    const id = divisionId === 0 ? 0 : divisionIds.get(divisionId)
    const found = played.timelines.find((timeline) => timeline.divisionId === id)
    const of = (list: typeof teams, team: (id: number) => number | undefined) =>
      JSON.stringify(list.map((one) => [team(one.id), one.items.map(({ score }) => score)]))
    const isSame = of(teams, ids.team) === of(found?.teams ?? [], (one) => one)
    return isSame ? [] : [`the curves of division ${divisionId} differ`]
  })
}
