// Valid things with one interesting difference, for tests.
import type {
  Challenge,
  ChallengeInfo,
  Game,
  GameDetails,
  Notice,
  Scoreboard,
  ScoreboardRow,
  Solve,
} from '@halyard/api'

let lastId = 1000
const nextId = () => ++lastId

/** Saturday 21 November 2026, 08:00 UTC, and the two days after it. */
export const gameStart = Date.UTC(2026, 10, 21, 8)
export const gameEnd = gameStart + 48 * 3_600_000

export const aGame = (changes: Partial<Game> = {}): Game => ({
  id: 1,
  title: 'Harbour Lights CTF',
  summary: 'Forty-eight hours and one very loud foghorn.',
  content: '',
  hidden: false,
  divisions: [],
  inviteCodeRequired: false,
  writeupRequired: false,
  poster: null,
  limit: 4,
  teamCount: 12,
  division: null,
  teamName: null,
  practiceMode: false,
  status: 'Unsubmitted',
  start: gameStart,
  end: gameEnd,
  ...changes,
})

export function aChallengeInfo(changes: Partial<ChallengeInfo> = {}): ChallengeInfo {
  const id = changes.id ?? nextId()
  return {
    id,
    title: `Challenge ${id}`,
    category: 'Misc',
    score: 500,
    solved: 0,
    deadline: null,
    bloods: [],
    disableBloodBonus: false,
    ...changes,
  }
}

export const aChallenge = (changes: Partial<Challenge> = {}): Challenge => ({
  id: 7,
  title: 'Harbourmaster',
  content: '',
  category: 'Web',
  hints: [],
  score: 262,
  type: 'StaticAttachment',
  context: { closeTime: null, instanceEntry: null, url: null, fileSize: null },
  limit: 0,
  attempts: 0,
  deadline: null,
  ...changes,
})

export const aSolve = (changes: Partial<Solve> = {}): Solve => ({
  id: 7,
  score: 500,
  type: 'Normal',
  userName: 'iris',
  time: gameStart + 3_600_000,
  ...changes,
})

export function aRow(changes: Partial<ScoreboardRow> = {}): ScoreboardRow {
  const id = changes.id ?? nextId()
  const solvedChallenges = changes.solvedChallenges ?? []
  return {
    id,
    name: `Team ${id}`,
    bio: null,
    divisionId: null,
    avatar: null,
    score: 0,
    rank: 1,
    divisionRank: null,
    lastSubmissionTime: -62_135_596_800_000,
    solvedChallenges,
    solvedCount: solvedChallenges.length,
    ...changes,
  }
}

export const someDetails = (
  challenges: readonly ChallengeInfo[],
  solves: readonly Solve[] = [],
): Pick<GameDetails, 'challenges' | 'rank'> => ({
  challenges: byCategoryName(challenges),
  rank: aRow({ solvedChallenges: [...solves] }),
})

const byCategoryName = (challenges: readonly ChallengeInfo[]): Record<string, ChallengeInfo[]> =>
  Object.fromEntries(Map.groupBy(challenges, ({ category }) => category as string))

export const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: nextId(),
  type: 'Normal',
  values: ['Good luck.'],
  time: gameStart,
  ...changes,
})

export const aScoreboard = (
  rows: readonly ScoreboardRow[],
  challenges: readonly ChallengeInfo[] = [],
  changes: Partial<Scoreboard> = {},
): Scoreboard => ({
  updateTimeUtc: gameStart + 7_200_000,
  bloodBonus: 52_459_530,
  timelines: [],
  items: [...rows],
  divisions: [],
  challenges: byCategoryName(challenges),
  challengeCount: challenges.length,
  ...changes,
})
