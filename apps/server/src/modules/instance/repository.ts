import { ms } from '#db/database.ts'
import type { Db, NewRow, Row } from '#db/database.ts'
import type { ContainerStatus } from '#db/tables/containers.ts'
import type { ChallengeCategory } from '#db/tables/games.ts'
import type { Address } from '#modules/instance/backend.ts'

export type Container = Row<'containers'>

/** A running instance that connections can be made to. */
export interface ProxyTarget {
  readonly id: string
  /** As the engine knows it. */
  readonly name: string
  readonly inner: Address
  readonly gameId: number
  readonly challengeId: number
  readonly challengeTitle: string
  /** Whether the organisers want its traffic recorded. */
  readonly isCaptured: boolean
  /** When it will be destroyed. */
  readonly expectStopAtMs: number
  /** The team it belongs to; undefined for a test instance. */
  readonly owner: ProxyOwner | undefined
}

export interface ProxyOwner {
  readonly participationId: number
  readonly teamId: number
  readonly teamName: string
  /** The team's own flag; null where all teams have the same. */
  readonly flag: string | null
}

/** The running instance with that id, of a team or a test instance; undefined also past its planned stop. */
export async function findProxyTarget(
  db: Db,
  id: string,
  nowMs: number,
): Promise<ProxyTarget | undefined> {
  const row = await db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('participations', 'participations.id', 'containers.participation_id')
    .leftJoin('teams', 'teams.id', 'participations.team_id')
    .leftJoin('team_challenges', (join) =>
      join
        .onRef('team_challenges.participation_id', '=', 'containers.participation_id')
        .onRef('team_challenges.challenge_id', '=', 'containers.challenge_id'),
    )
    .select(['containers.name', 'containers.inner_host as host', 'containers.inner_port as port'])
    .select(['containers.expect_stop_at', 'containers.participation_id', 'containers.challenge_id'])
    .select(['challenges.game_id', 'challenges.title', 'challenges.enable_traffic_capture'])
    .select(['teams.id as team_id', 'teams.name as team_name', 'team_challenges.flag_text'])
    .where('containers.id', '=', id)
    .where('containers.status', '=', 'Running')
    .where('containers.expect_stop_at', '>', ms(nowMs))
    .executeTakeFirst()
  if (!row || row.host === null || row.port === null) return undefined
  return {
    id,
    name: row.name,
    inner: { host: row.host, port: row.port },
    gameId: row.game_id,
    challengeId: row.challenge_id,
    challengeTitle: row.title,
    isCaptured: row.enable_traffic_capture,
    expectStopAtMs: row.expect_stop_at,
    owner:
      row.participation_id === null || row.team_id === null
        ? undefined
        : {
            participationId: row.participation_id,
            teamId: row.team_id,
            teamName: row.team_name ?? '',
            flag: row.flag_text,
          },
  }
}

/** The container that a team has of a challenge, unless it is being removed. */
export function findTeamContainer(
  db: Db,
  participationId: number,
  challengeId: number,
): Promise<Container | undefined> {
  return db
    .selectFrom('containers')
    .selectAll()
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .where('status', '<>', 'Destroyed')
    .executeTakeFirst()
}

/** The test instance of a challenge, unless it is being removed. */
export function findTestContainer(db: Db, challengeId: number): Promise<Container | undefined> {
  return db
    .selectFrom('containers')
    .selectAll()
    .where('challenge_id', '=', challengeId)
    .where('participation_id', 'is', null)
    .where('status', '<>', 'Destroyed')
    .executeTakeFirst()
}

export function findContainer(db: Db, id: string): Promise<Container | undefined> {
  return db
    .selectFrom('containers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'Destroyed')
    .executeTakeFirst()
}

/** Containers of a team, oldest first, those that are being removed included: they still run. */
export function listTeamContainers(db: Db, participationId: number): Promise<Container[]> {
  return db
    .selectFrom('containers')
    .selectAll()
    .where('participation_id', '=', participationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The containers that run for teams of all games, or of these, oldest first. */
export function listRunning(db: Db, gameIds?: readonly number[]) {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .innerJoin('participations', 'participations.id', 'containers.participation_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .selectAll('containers')
    .select(['challenges.title', 'challenges.category'])
    .select(['teams.id as team_id', 'teams.name as team_name', 'teams.avatar_hash'])
    .where('containers.status', '=', 'Running')
    .$if(gameIds !== undefined, (query) => query.where('challenges.game_id', 'in', gameIds ?? []))
    .orderBy('containers.created_at')
    .orderBy('containers.id')
    .execute()
}

/** Throws for a second container of a team and challenge. */
export function insertContainer(tx: Db, container: NewRow<'containers'>): Promise<Container> {
  return tx.insertInto('containers').values(container).returningAll().executeTakeFirstOrThrow()
}

/** What is known of an instance once its port is open. */
export interface Running {
  readonly engineId: string
  readonly inner: Address
  readonly published: Address | undefined
  readonly startedAtMs: number
  readonly lifeMs: number
}

/** Undefined when the container is not wanted any more, or was taken over by another process. */
export function markRunning(
  db: Db,
  { id, holder, keepsHold }: { id: string; holder: string; keepsHold: boolean },
  running: Running,
): Promise<Container | undefined> {
  return db
    .updateTable('containers')
    .set({
      status: 'Running',
      engine_id: running.engineId,
      inner_host: running.inner.host,
      inner_port: running.inner.port,
      public_host: running.published?.host ?? null,
      public_port: running.published?.port ?? null,
      created_at: ms(running.startedAtMs),
      expect_stop_at: ms(running.startedAtMs + running.lifeMs),
      ...(!keepsHold && FREE),
    })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .where('holder', '=', holder)
    .returningAll()
    .executeTakeFirst()
}

const FREE = { holder: null, held_until: null }

/** Leaves the containers that a process is at work on to others. */
export async function releaseOfHolder(db: Db, holder: string): Promise<void> {
  await db.updateTable('containers').set(FREE).where('holder', '=', holder).execute()
}

/** Deletes the rows of containers of a process that took their instances with it. */
export async function deleteOfHolder(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('containers').where('holder', '=', holder).execute()
}

/** Marks containers as no longer wanted; the caller, or the next clean-up, removes them from the engine. */
export async function markDestroyed(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('containers')
    .set({ status: 'Destroyed' })
    .where('id', 'in', ids)
    .where('status', '<>', 'Destroyed')
    .execute()
}

export async function deleteContainer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('containers').where('id', '=', id).execute()
}

export async function setStop(tx: Db, id: string, expectStopAtMs: number): Promise<Container> {
  return tx
    .updateTable('containers')
    .set({ expect_stop_at: ms(expectStopAtMs) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps other changes of the challenge waiting until the transaction ends. */
export async function lockChallenge(tx: Db, challengeId: number): Promise<void> {
  await tx
    .selectFrom('challenges')
    .select('id')
    .where('id', '=', challengeId)
    .forNoKeyUpdate()
    .execute()
}

/** Number of instances in each state. */
export async function countContainers(db: Db): Promise<Record<ContainerStatus, number>> {
  const rows = await db
    .selectFrom('containers')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  return { Pending: 0, Running: 0, Destroyed: 0, ...counts }
}

/** A team's container with its challenge. */
export type TeamContainer = Container & {
  readonly title: string
  readonly category: ChallengeCategory
  readonly started_by: string | null
}

/** Containers of a team that are not being removed, oldest first. */
export function listWanted(db: Db, participationId: number): Promise<TeamContainer[]> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('users', 'users.id', 'containers.user_id')
    .selectAll('containers')
    .select(['challenges.title', 'challenges.category', 'users.user_name as started_by'])
    .where('containers.participation_id', '=', participationId)
    .where('containers.status', '<>', 'Destroyed')
    .orderBy('containers.created_at')
    .orderBy('containers.id')
    .execute()
}
