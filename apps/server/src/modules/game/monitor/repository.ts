import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { selectParticipations, selectSubmissions } from '#db/team-queries.ts'
import type { EventType, ParticipationStatus, Verdict } from '#db/tables/play.ts'

interface Page {
  readonly count: number
  readonly skip: number
}

/** Most rows of one answer, where a count of 0 asks for all of them. */
const MAX_AT_ONCE = 1000

export type SubmissionLine = Awaited<ReturnType<typeof listSubmissions>>[number]

/** Newest first, of one verdict or of all. */
export function listSubmissions(
  db: Db,
  gameId: number,
  { count, skip, verdict }: Page & { verdict: Verdict | undefined },
) {
  const lines = selectSubmissions(db)
    .where('submissions.game_id', '=', gameId)
    .orderBy('submissions.submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .offset(skip)
    .limit(count === 0 ? MAX_AT_ONCE : count)
  return (verdict ? lines.where('verdict', '=', verdict) : lines).execute()
}

/** Single answers with what they were part of, oldest first. */
export function listAnswers(db: Db, ids: readonly number[]) {
  return selectSubmissions(db)
    .leftJoin('cheats', 'cheats.submission_id', 'submissions.id')
    .leftJoin('participations as owner', 'owner.id', 'cheats.owner_participation_id')
    .leftJoin('teams as owner_teams', 'owner_teams.id', 'owner.team_id')
    .select(['submissions.challenge_id', 'owner_teams.name as owner_team'])
    .where('submissions.id', 'in', ids)
    .orderBy('submissions.submitted_at')
    .orderBy('submissions.id')
    .execute()
}

const CONTAINER_EVENTS = ['ContainerStart', 'ContainerDestroy'] as const

const selectEvents = (db: Db) =>
  db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.user_id')
    .leftJoin('teams', 'teams.id', 'events.team_id')
    .select(['events.id', 'events.type', 'events.happened_at', 'events.args'])
    .select(['users.user_name', 'teams.name as team_name'])
    .select(sql<number | null>`null::int`.as('submission_id'))

/** Events that are not submissions, in the order they happened. */
export function listEventsById(db: Db, ids: readonly number[]) {
  return selectEvents(db).where('events.id', 'in', ids).orderBy('events.id').execute()
}

/**
 * Newest first. A submission is one event, and two when the flag is another team's: these have only the id of the submission,
 * from which the rest is read.
 */
export function listEvents(
  db: Db,
  gameId: number,
  { count, skip, hideContainer }: Page & { hideContainer: boolean },
) {
  const own = selectEvents(db).where('events.game_id', '=', gameId)
  const none = sql<null>`null`
  const sent = db
    .selectFrom('submissions')
    .select(['id', sql<EventType>`'FlagSubmit'`.as('type'), 'submitted_at as happened_at'])
    .select([sql<string[]>`null::text[]`.as('args'), none.as('user_name'), none.as('team_name')])
    .select('id as submission_id')
    .where('game_id', '=', gameId)
  const caught = db
    .selectFrom('cheats')
    .innerJoin('submissions', 'submissions.id', 'cheats.submission_id')
    .select(['submissions.id', sql<EventType>`'CheatDetected'`.as('type')])
    .select(['submissions.submitted_at as happened_at', sql<string[]>`null::text[]`.as('args')])
    .select([none.as('user_name'), none.as('team_name'), 'submissions.id as submission_id'])
    .where('cheats.game_id', '=', gameId)
  return (hideContainer ? own.where('events.type', 'not in', CONTAINER_EVENTS) : own)
    .unionAll(sent)
    .unionAll(caught)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .orderBy('type')
    .offset(skip)
    .limit(count)
    .execute()
}

export interface PartyRow {
  readonly id: number
  readonly teamId: number
  readonly teamName: string
  readonly avatarHash: string | null
  readonly status: ParticipationStatus
  readonly division: string | null
  readonly divisionId: number | null
}

/** Newest first. */
export function listCheats(db: Db, gameId: number) {
  return selectSubmissions(db)
    .innerJoin('cheats', 'cheats.submission_id', 'submissions.id')
    .select(['cheats.owner_participation_id', 'cheats.submitter_participation_id'])
    .where('cheats.game_id', '=', gameId)
    .orderBy('submissions.submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute()
}

/** The participations that have to do with a cheat of the game. */
export function listCheatParties(db: Db, gameId: number): Promise<PartyRow[]> {
  return selectParticipations(db, gameId)
    .leftJoin('divisions', 'divisions.id', 'participations.division_id')
    .select(['participations.id', 'participations.status', 'teams.id as teamId'])
    .select(['teams.name as teamName', 'teams.avatar_hash as avatarHash'])
    .select(['divisions.name as division', 'participations.division_id as divisionId'])
    .where('participations.id', 'in', (select) =>
      select
        .selectFrom('cheats')
        .select('owner_participation_id as id')
        .where('game_id', '=', gameId)
        .union(
          select
            .selectFrom('cheats')
            .select('submitter_participation_id as id')
            .where('game_id', '=', gameId),
        ),
    )
    .execute()
}
