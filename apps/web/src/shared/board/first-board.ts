import type { ChallengeInfo, Scoreboard, ScoreboardRow, Solve } from '@halyard/api'
import { distinctNames } from '#shared/board/namesakes.ts'
import { packBoard, solveKinds } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

type FirstTeam = Omit<
  ScoreboardRow,
  'bio' | 'lastSubmissionTime' | 'solvedChallenges' | 'adjustments'
> & {
  /** What it solved, in the order of the board: the challenge, and the number of the kind; 0 for what earned nothing. */
  solves: readonly (readonly [challengeId: number, kind: number])[]
}

/** The start of a scoreboard, as its document brings it along: what the first rows show, and nothing else. */
export type FirstBoard = Pick<Scoreboard, 'bloodBonus'> & {
  /** How many teams there are. */
  count: number
  divisions: readonly Pick<Scoreboard['divisions'][number], 'id' | 'name'>[]
  challenges: readonly Pick<ChallengeInfo, 'id' | 'title' | 'category' | 'score'>[]
  teams: readonly FirstTeam[]
}

/** More than a first screen has room for. */
export const mostTeams = 12
const mostChallenges = 80

/** What the document says of a scoreboard. */
export function firstOf({ bloodBonus, divisions, challenges, items }: Scoreboard): FirstBoard {
  const names = distinctNames(items)
  const columns = Object.values(challenges).flat().slice(0, mostChallenges)
  const shown = new Set(columns.map(({ id }) => id))
  return {
    bloodBonus,
    count: items.length,
    divisions: divisions.map(({ id, name }) => ({ id, name })),
    challenges: columns.map(({ id, title, category, score }) => ({ id, title, category, score })),
    teams: items.slice(0, mostTeams).map((team, place) => ({
      id: team.id,
      rank: team.rank,
      name: names[place] ?? '',
      avatar: team.avatar,
      divisionId: team.divisionId,
      divisionRank: team.divisionRank,
      score: team.score,
      solvedCount: team.solvedCount,
      solves: team.solvedChallenges
        .filter(({ id }) => shown.has(id))
        .map(({ id, type, score }) => {
          const isForNothing = type === 'Normal' && score === 0
          return [id, isForNothing ? 0 : solveKinds.indexOf(type)] as const
        }),
    })),
  }
}

/** A table of the first teams alone: who solved what when is not in it, nor are lines of their scores. */
export type StartTable = BoardTable & { readonly expected: number }

export function tableOf(board: FirstBoard): StartTable {
  const { bloodBonus, count, divisions, challenges, teams } = board
  const lead = teams.slice(0, 1).map(({ id, name }) => ({ id, name, items: [] }))
  const table = packBoard({
    bloodBonus,
    updateTimeUtc: 0,
    timelines: [{ divisionId: 0, teams: lead }],
    divisions: divisions.map((division) => ({
      ...division,
      defaultPermissions: 0,
      challengeConfigs: {},
    })),
    challenges: Object.fromEntries(
      Map.groupBy(challenges.map(toChallenge), ({ category }) => category),
    ),
    challengeCount: challenges.length,
    items: teams.map(({ solves, ...team }) => ({
      ...team,
      bio: null,
      lastSubmissionTime: 0,
      solvedChallenges: solves.map(toSolve),
    })),
  })
  return { ...table, expected: count }
}

const toChallenge = (challenge: FirstBoard['challenges'][number]): ChallengeInfo => ({
  ...challenge,
  solved: 0,
  deadline: null,
  bloods: [],
  disableBloodBonus: false,
})

const toSolve = ([id, kind]: FirstTeam['solves'][number]): Solve => ({
  id,
  type: kind === 0 ? 'Normal' : (solveKinds[kind] ?? 'Normal'),
  score: kind === 0 ? 0 : 1,
  userName: null,
  time: 0,
})
