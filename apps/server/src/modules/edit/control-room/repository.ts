import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'

const minute = 60_000

/** How far this looks back, in milliseconds. */
const WATCHED_MS = 60 * minute

/** So many wrong flags since its last correct one, and a team may need a hint. */
const STUCK_FROM = 5

/** Teams from which on the same wrong flag is no coincidence. */
const COMMON_FROM = 3

/** Solves this recent count as sudden, in milliseconds, where they are more than in the time before that is watched. */
const SUDDEN_MS = 20 * minute

/** Teams from which on solves are called sudden. */
const SUDDEN_FROM = 3

/** Rows of a list that are sent. */
const MOST = 8

/** Where to look, and at what moment. */
export interface Watched {
  readonly gameId: number
  readonly nowMs: number
}

const before = (nowMs: number, byMs: number) => ms(nowMs - byMs)

/** How many teams play and how many wait, with those that have waited longest. */
export async function findTeams(db: Db, { gameId }: Watched) {
  const { rows: counts } = await sql<{ accepted: number; waiting: number }>`
    select count(*) filter (where status = 'Accepted')::int as accepted, count(*) filter (where status = 'Pending')::int as waiting
    from participations where game_id = ${gameId}`.execute(db)
  const waiting = await db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['participations.id', 'teams.name', 'participations.created_at as since'])
    .where('participations.game_id', '=', gameId)
    .where('participations.status', '=', 'Pending')
    .orderBy('participations.created_at')
    .orderBy('participations.id')
    .limit(MOST)
    .execute()
  const { accepted, waiting: waitingTeams } = counts[0] ?? { accepted: 0, waiting: 0 }
  return { accepted, waitingTeams, waiting }
}

export interface Stuck {
  readonly id: number
  readonly name: string
  readonly wrong: number
  readonly challengeId: number
  readonly title: string
  readonly lastAt: number
  /** How many teams there are in all. */
  readonly total: number
}

/** Teams that sent wrong flags only since their last correct one, with the challenge that most of them were for. */
export async function findStuckTeams(db: Db, { gameId, nowMs }: Watched): Promise<Stuck[]> {
  const { rows } = await sql<Stuck>`
    with recent as (
      select participation_id, challenge_id, verdict, submitted_at from submissions
      where game_id = ${gameId} and submitted_at > ${before(nowMs, WATCHED_MS)}
    ), correct as (
      select participation_id, max(submitted_at) as at from recent where verdict = 'Accepted' group by 1
    ), stuck as (
      select participation_id, count(*)::int as wrong, max(submitted_at) as last_at, mode() within group (order by challenge_id) as challenge_id
      from recent left join correct using (participation_id)
      where verdict = 'WrongAnswer' and (correct.at is null or submitted_at > correct.at)
      group by 1 having count(*) >= ${STUCK_FROM}
    )
    select p.id, t.name, wrong, c.id as "challengeId", c.title, last_at as "lastAt", count(*) over ()::int as total
    from stuck join participations p on p.id = participation_id and p.status = 'Accepted'
      join teams t on t.id = p.team_id join challenges c on c.id = challenge_id
    order by wrong desc, last_at desc, p.id limit ${MOST}`.execute(db)
  return rows
}

export interface Unsolved {
  readonly id: number
  readonly title: string
  readonly since: number
  readonly tried: number
  /** How many challenges there are in all. */
  readonly total: number
}

/** Since when players see each challenge of a game: its newest notice, or the start. */
const shown = ({ gameId, nowMs }: Watched) => sql`
  select c.id, c.title, greatest(g.starts_at, (
    select max(published_at) from notices n where n.game_id = g.id and n.type = 'NewChallenge' and n.args[1] = c.title
  )) as since
  from challenges c join games g on g.id = c.game_id
  where c.game_id = ${gameId} and c.is_enabled and g.starts_at <= ${ms(nowMs)}`

/** Challenges that players have seen for as long as is watched, and that nobody has solved. */
export async function findUnsolved(db: Db, watched: Watched): Promise<Unsolved[]> {
  const { rows } = await sql<Unsolved>`
    select unsolved.*, (
      select count(*)::int from (select distinct participation_id from submissions where challenge_id = unsolved.id) as teams
    ) as tried
    from (
      select shown.*, count(*) over ()::int as total from (${shown(watched)}) as shown
      where since <= ${before(watched.nowMs, WATCHED_MS)} and not exists (select from solves where challenge_id = shown.id)
      order by since, id limit ${MOST}
    ) as unsolved order by since, id`.execute(db)
  return rows
}

export interface Sudden {
  readonly id: number
  readonly title: string
  readonly recent: number
  readonly earlier: number
  readonly lastAt: number
}

/** Challenges that more teams solved within minutes than in the whole time before that is watched. New ones are left out. */
export async function findSudden(db: Db, watched: Watched): Promise<Sudden[]> {
  const { gameId, nowMs } = watched
  const recently = before(nowMs, SUDDEN_MS)
  const long = before(nowMs, SUDDEN_MS + WATCHED_MS)
  const { rows } = await sql<Sudden>`
    with counted as (
      select challenge_id, max(solved_at) as "lastAt", count(*) filter (where solved_at > ${recently})::int as recent,
        count(*) filter (where solved_at <= ${recently})::int as earlier
      from solves where game_id = ${gameId} and solved_at > ${long} group by 1
    )
    select shown.id, shown.title, recent, earlier, "lastAt"
    from counted join (${shown(watched)}) as shown on shown.id = challenge_id
    where since <= ${long} and recent >= ${SUDDEN_FROM} and recent > earlier
    order by "lastAt" desc limit ${MOST}`.execute(db)
  return rows
}

export interface Common {
  readonly id: number
  readonly title: string
  readonly answer: string
  readonly teams: number
  readonly lastAt: number
}

/** Wrong flags that several teams sent for the same challenge. */
export async function findCommonAnswers(db: Db, { gameId, nowMs }: Watched): Promise<Common[]> {
  const { rows } = await sql<Common>`
    with common as (
      select challenge_id, answer, count(*)::int as teams, max(at) as "lastAt"
      from (
        select challenge_id, btrim(answer) as answer, participation_id, max(submitted_at) as at from submissions
        where game_id = ${gameId} and submitted_at > ${before(nowMs, WATCHED_MS)} and verdict = 'WrongAnswer'
        group by 1, 2, 3
      ) as sent
      group by 1, 2 having count(*) >= ${COMMON_FROM}
    )
    select c.id, c.title, answer, teams, "lastAt" from common join challenges c on c.id = challenge_id
    order by teams desc, "lastAt" desc limit ${MOST}`.execute(db)
  return rows
}

/** How many instances of a game run, and how many are being started. */
export async function countInstances(db: Db, { gameId }: Watched) {
  const { rows } = await sql<{ running: number; starting: number }>`
    select count(*) filter (where status = 'Running')::int as running, count(*) filter (where status = 'Pending')::int as starting
    from containers join challenges on challenges.id = challenge_id where game_id = ${gameId}`.execute(
    db,
  )
  return rows[0] ?? { running: 0, starting: 0 }
}
