import type { Scoreboard, ScoreboardRow } from '@halyard/api'
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

type Ids = Pick<World, 'teamIds' | 'challengeIds' | 'divisionIds'>
type Solve = ScoreboardRow['solvedChallenges'][number]
type Curves = Scoreboard['timelines'][number]['teams']

/** Both boards, and what the ids of the replay are called. */
type Boards = {
  recorded: Scoreboard
  played: Scoreboard
  ids: Ids
  teamName: (playedId: number) => string
  title: (playedId: number) => string
}

/** Descriptions of the differences, each of one value; empty when the boards are equal. */
export function differences(recorded: Scoreboard, played: Scoreboard, ids: Ids): string[] {
  const teams = new Map([
    ...played.items.map(({ id, name }) => [id, name] as const),
    ...recorded.items.map(({ id, name }) => [ids.teamIds.get(id) ?? 0, name] as const),
  ])
  const titles = new Map([
    ...challengesOf(played).map(({ id, title }) => [id, title] as const),
    ...challengesOf(recorded).map(
      ({ id, title }) => [ids.challengeIds.get(id) ?? 0, title] as const,
    ),
  ])
  const boards: Boards = {
    ...{ recorded, played, ids },
    teamName: (id) => teams.get(id) ?? `team ${id}`,
    title: (id) => titles.get(id) ?? `challenge ${id}`,
  }
  return [...rowDifferences(boards), ...challengeDifferences(boards), ...curveDifferences(boards)]
}

type Value = string | number | boolean | null

const difference = (what: string, was: Value, is: Value): string[] =>
  was === is ? [] : [`${what}: recorded ${worded(was)}, played ${worded(is)}`]

const worded = (value: Value) => (value === null || value === '' ? 'none' : String(value))

function rowDifferences(boards: Boards): string[] {
  const { recorded, played, ids } = boards
  const rows = new Map(played.items.map((row) => [row.id, row]))
  return [
    ...difference('Number of teams', recorded.items.length, played.items.length),
    ...recorded.items.flatMap((before) => {
      const after = rows.get(ids.teamIds.get(before.id) ?? 0)
      const { name } = before
      if (!after) return [`${name} is missing`]
      return [
        ...difference(`${name}, name`, name, after.name),
        ...difference(`${name}, score`, before.score, after.score),
        ...difference(`${name}, rank`, before.rank, after.rank),
        ...difference(`${name}, rank in the division`, before.divisionRank, after.divisionRank),
        ...solveDifferences(name, before.solvedChallenges, after.solvedChallenges, boards),
      ]
    }),
  ]
}

function solveDifferences(
  team: string,
  before: readonly Solve[],
  after: readonly Solve[],
  { ids, title }: Boards,
): string[] {
  const was = before.map((solve) => ({ ...solve, id: ids.challengeIds.get(solve.id) ?? 0 }))
  const lacking = was.filter(({ id }) => !after.some((solve) => solve.id === id))
  const added = after.filter(({ id }) => !was.some((solve) => solve.id === id))
  const place = was.findIndex(({ id }, index) => after[index]?.id !== id)
  const isMoved = lacking.length === 0 && added.length === 0 && place !== -1
  return [
    ...lacking.map(({ id }) => `${team}, solve of ${title(id)}: recorded, not played`),
    ...added.map(({ id }) => `${team}, solve of ${title(id)}: played, not recorded`),
    ...(isMoved
      ? difference(
          `${team}, solve ${place + 1}`,
          title(was[place]?.id ?? 0),
          title(after[place]?.id ?? 0),
        )
      : []),
    ...was.flatMap((solve) => {
      const found = after.find(({ id }) => id === solve.id)
      if (!found) return []
      return [
        ...difference(`${team}, points of ${title(solve.id)}`, solve.score, found.score),
        ...difference(`${team}, kind of solve of ${title(solve.id)}`, solve.type, found.type),
      ]
    }),
  ]
}

function challengeDifferences({ recorded, played, ids, teamName }: Boards): string[] {
  const after = new Map(challengesOf(played).map((challenge) => [challenge.id, challenge]))
  return challengesOf(recorded).flatMap((before) => {
    const found = after.get(ids.challengeIds.get(before.id) ?? 0)
    const { title } = before
    if (!found) return [`${title} is missing`]
    const bloods = before.bloods.map(({ id }) => ids.teamIds.get(id) ?? 0)
    return [
      ...difference(`${title}, title`, title, found.title),
      ...difference(`${title}, category`, before.category, found.category),
      ...difference(`${title}, points`, before.score, found.score),
      ...difference(`${title}, number of solves`, before.solved, found.solved),
      ...difference(
        `${title}, first solves`,
        bloods.map(teamName).join(' / '),
        found.bloods.map(({ id }) => teamName(id)).join(' / '),
      ),
      ...difference(`${title}, without bonus`, before.disableBloodBonus, found.disableBloodBonus),
    ]
  })
}

/** Curves of the ten best, without their times. */
function curveDifferences({ recorded, played, ids, teamName }: Boards): string[] {
  return recorded.timelines.flatMap(({ divisionId, teams }) => {
    const id = divisionId === 0 ? 0 : ids.divisionIds.get(divisionId)
    const after = played.timelines.find((timeline) => timeline.divisionId === id)?.teams ?? []
    const before = teams.map((team) => ({ ...team, id: ids.teamIds.get(team.id) ?? 0 }))
    const division = recorded.divisions.find((one) => one.id === divisionId)
    const board = division?.name ?? 'overall'
    const added = after.filter(({ id: other }) => before.every((curve) => curve.id !== other))
    return [
      ...before.flatMap((curve) => {
        const name = `Curve of ${curve.name} (${board})`
        const found = after.find((other) => other.id === curve.id)
        return found ? pointDifferences(name, curve, found) : [`${name}: recorded, not played`]
      }),
      ...added.map((curve) => `Curve of ${teamName(curve.id)} (${board}): played, not recorded`),
      ...orderDifferences(board, before, after),
    ]
  })
}

/** The first place at which the same teams are in another order. */
function orderDifferences(board: string, before: Curves, after: Curves): string[] {
  const isSame = before.every(({ id }) => after.some((curve) => curve.id === id))
  const place = before.findIndex(({ id }, index) => after[index]?.id !== id)
  return isSame && place !== -1
    ? difference(
        `Curve ${place + 1} (${board})`,
        before[place]?.name ?? null,
        after[place]?.name ?? null,
      )
    : []
}

/** The first point that differs: all behind it may follow from it. */
function pointDifferences(
  curve: string,
  { items: before }: Curves[number],
  { items: after }: Curves[number],
): string[] {
  const place = before.findIndex(({ score }, index) => after[index]?.score !== score)
  const isWithin = place !== -1 && place < after.length
  return [
    ...difference(`${curve}, number of points`, before.length, after.length),
    ...(isWithin
      ? difference(
          `${curve}, point ${place + 1}`,
          before[place]?.score ?? null,
          after[place]?.score ?? null,
        )
      : []),
  ]
}
