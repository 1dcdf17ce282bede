import { mapAccounts } from '#move-in/ctfd/accounts.ts'
import type { MappedAccounts } from '#move-in/ctfd/accounts.ts'
import type { Solve } from '#move-in/ctfd/answers.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import { gameRow, windowOf } from '#move-in/ctfd/game.ts'
import type { Window } from '#move-in/ctfd/game.ts'
import type { Handout, Handouts } from '#move-in/ctfd/handouts.ts'
import { listCompetitors, peopleOf, remarkTeams } from '#move-in/ctfd/teams.ts'
import type { Competitor } from '#move-in/ctfd/teams.ts'
import type { MappingNeeds, Values } from '#move-in/origin.ts'

/** The content of an export, put together once for all tables. */
export interface World {
  readonly source: Export
  readonly needs: MappingNeeds
  readonly accounts: MappedAccounts
  /** Id of an account here, by its number there. */
  readonly accountOf: (number: number | undefined) => string | null
  readonly competitors: readonly Competitor[]
  readonly members: readonly Member[]
  /** Those of them who play: not the administrator who keeps a team without anybody. */
  readonly players: readonly Member[]
  /** Whether an answer's competitor and challenge came. */
  readonly belongs: (answer: Solve) => boolean
  readonly window: Window
  readonly game: Values
  readonly startedAt: string
  /** Files that were copied, by the number of their challenge. */
  readonly files: ReadonlyMap<number, Handout>
}

interface Member {
  readonly teamId: number
  readonly userId: string | null
}

export function lookAt(source: Export, handouts: Handouts, needs: MappingNeeds): World {
  const accounts = mapAccounts(source, needs)
  const accountOf: World['accountOf'] = (number) => accounts.idOf.get(number ?? 0) ?? null
  const competitors = listCompetitors(source)
  remarkTeams(source, competitors, needs)
  const window = windowOf(source, needs.nowMs)
  const asMembers = ({ id }: Competitor, users: readonly number[]) =>
    users.map((user) => ({ teamId: id, userId: accountOf(user) }))
  const teams = new Set(competitors.map(({ id }) => id))
  const challenges = new Set(source.challenges.map(({ id }) => id))
  return {
    source,
    needs,
    accounts,
    accountOf,
    competitors,
    members: competitors.flatMap((team) => asMembers(team, peopleOf(team, needs))),
    players: competitors.flatMap((team) => asMembers(team, team.members)),
    belongs: ({ teamId, challengeId }) => teams.has(teamId) && challenges.has(challengeId),
    window,
    game: gameRow(source, window, needs),
    startedAt: new Date(window.start).toISOString(),
    files: copiedFiles(source, handouts, needs),
  }
}

function copiedFiles({ challenges }: Export, handouts: Handouts, { files, remarks }: MappingNeeds) {
  const copied = new Map<number, Handout>()
  for (const { id, title } of challenges) {
    const file = handouts.of(id)
    if (!file) continue
    if (files.has(file.hash)) copied.set(id, file)
    else remarks.add('lost', 'The files of the challenge could not be moved.', title)
  }
  return copied
}
