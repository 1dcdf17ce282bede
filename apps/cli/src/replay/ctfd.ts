import type { Scoreboard, ScoreboardRow } from '@halyard/api'
import { BLOOD_TIERS, packBloodBonus } from '@halyard/rules'
import { findCategory, readTables } from '@halyard/packs'
import type { Fields, Tree } from '@halyard/packs'

const longestName = 20
const optionalTables = ['config', 'users', 'teams', 'submissions']

type Solve = { id: number; teamId: number; challengeId: number; time: number }

/**
 * The final scoreboard of a full export of CTFd. Hidden and banned teams are left out, as on its own board; points are the last ones, and
 * first solves bring nothing more.
 *
 * @throws Failure when the archive is no such export
 */
export async function boardOfCtfd(archive: Tree): Promise<Scoreboard> {
  const table = await readTables(archive, ['challenges', 'solves'], optionalTables)
  const byUser = table('config').some(({ key, value }) => key === 'user_mode' && value === 'users')
  const teams = table(byUser ? 'users' : 'teams').filter(
    ({ hidden, banned, type }) => !hidden && !banned && type !== 'admin',
  )
  const challenges = table('challenges').filter(({ state }) => state !== 'hidden')
  const times = new Map(table('submissions').map(({ id, date }) => [id, timeOf(date)]))
  const known = new Set(teams.map(({ id }) => id))
  const solves = table('solves')
    .map((row) => ({
      id: Number(row.id),
      teamId: Number(byUser ? row.user_id : row.team_id),
      challengeId: Number(row.challenge_id),
      time: times.get(row.id) ?? timeOf(row.date),
    }))
    .filter(({ teamId, time }) => known.has(teamId) && !Number.isNaN(time))
    .toSorted((one, other) => one.time - other.time || one.id - other.id)
  const points = new Map(challenges.map(({ id, value }) => [Number(id), Number(value) || 0]))
  const byChallenge = Map.groupBy(solves, ({ challengeId }) => challengeId)
  const byTeam = Map.groupBy(solves, ({ teamId }) => teamId)
  const bloods = new Map(
    [...byChallenge.values()].flatMap((own) =>
      BLOOD_TIERS.map((tier, place) => [own[place], tier]),
    ),
  )
  const names = new Map(teams.map((team) => [team.id, nameOf(team)]))
  const infos = challenges.map((row) =>
    challengeInfo(row, names, byChallenge.get(Number(row.id)) ?? []),
  )
  return {
    updateTimeUtc: solves.at(-1)?.time ?? 0,
    bloodBonus: packBloodBonus({ first: 0, second: 0, third: 0 }),
    timelines: [],
    items: ranked(
      teams.map((team) => boardRow(team, byTeam.get(Number(team.id)) ?? [], points, bloods)),
    ),
    divisions: [],
    challenges: Object.groupBy(withOwnTitles(infos), ({ category }) => category),
    challengeCount: infos.length,
  }
}

/** CTFd writes its times in UTC, without saying so. */
function timeOf(date: unknown): number {
  const written = String(date)
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`)
}

const nameOf = ({ id, name }: Fields) =>
  (typeof name === 'string' ? name : '').trim().slice(0, longestName) || `Team ${Number(id)}`

function challengeInfo(row: Fields, names: ReadonlyMap<unknown, string>, own: readonly Solve[]) {
  return {
    id: Number(row.id),
    title: String(row.name),
    category: findCategory(String(row.category)) ?? ('Misc' as const),
    score: Number(row.value) || 0,
    solved: own.length,
    deadline: null,
    bloods: own.slice(0, BLOOD_TIERS.length).map(({ teamId, time }) => ({
      id: teamId,
      name: names.get(teamId) ?? '',
      avatar: null,
      submitTimeUtc: time,
    })),
    disableBloodBonus: false,
  }
}

/** A replay finds its challenges by title and category. */
function withOwnTitles<Info extends { id: number; title: string; category: string }>(
  infos: readonly Info[],
): Info[] {
  const taken = new Set<string>()
  return infos.map((info) => {
    const key = `${info.category}\n${info.title}`
    const title = taken.has(key) ? `${info.title} (${info.id})` : info.title
    taken.add(key)
    return { ...info, title }
  })
}

function boardRow(
  team: Fields,
  solves: readonly Solve[],
  points: ReadonlyMap<number, number>,
  bloods: ReadonlyMap<Solve | undefined, (typeof BLOOD_TIERS)[number]>,
): ScoreboardRow {
  const solved = solves
    .filter(({ challengeId }) => points.has(challengeId))
    .map((solve) => ({
      id: solve.challengeId,
      score: points.get(solve.challengeId) ?? 0,
      type: bloods.get(solve) ?? ('Normal' as const),
      userName: '',
      time: solve.time,
    }))
  return {
    id: Number(team.id),
    name: nameOf(team),
    bio: null,
    divisionId: null,
    avatar: null,
    score: solved.reduce((sum, { score }) => sum + score, 0),
    rank: 0,
    divisionRank: null,
    lastSubmissionTime: solved.at(-1)?.time ?? 0,
    solvedChallenges: solved,
    solvedCount: solved.length,
  }
}

const ranked = (rows: readonly ScoreboardRow[]): ScoreboardRow[] =>
  rows
    .toSorted(
      (one, other) => other.score - one.score || one.lastSubmissionTime - other.lastSubmissionTime,
    )
    .map((row, index) => ({ ...row, rank: index + 1 }))
