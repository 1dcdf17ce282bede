import { sql } from 'kysely'
import type { Db, RowChange } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

type State = Schema<'QuestionState'>

export interface QuestionFilter {
  readonly gameId: number
  /** The challenges that the caller knows of; undefined for all, and for what is about none. */
  readonly known: ReadonlySet<number> | undefined
  readonly state?: State | undefined
  readonly challengeId?: number | undefined
  readonly participationId?: number | undefined
}

/** In the order of a queue. */
const stateOf = sql<State>`case
  when questions.answered_at is not null then 'answered'
  when questions.claimed_by is not null then 'claimed'
  else 'open'
end`

const filtered = (db: Db, { gameId, known, state, challengeId, participationId }: QuestionFilter) =>
  db
    .selectFrom('questions')
    .where('questions.game_id', '=', gameId)
    .$if(known !== undefined, (query) =>
      query.where('questions.challenge_id', '=', sql<number>`any(${[...(known ?? [])]}::int[])`),
    )
    .$if(state !== undefined, (query) => query.where(stateOf, '=', state ?? 'open'))
    .$if(challengeId !== undefined, (query) =>
      query.where('questions.challenge_id', '=', challengeId ?? 0),
    )
    .$if(participationId !== undefined, (query) =>
      query.where('questions.participation_id', '=', participationId ?? 0),
    )

const described = (db: Db, filter: QuestionFilter) =>
  filtered(db, filter)
    .innerJoin('participations', 'participations.id', 'questions.participation_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .leftJoin('users as asker', 'asker.id', 'questions.user_id')
    .leftJoin('users as claimer', 'claimer.id', 'questions.claimed_by')
    .leftJoin('users as answerer', 'answerer.id', 'questions.answered_by')
    .selectAll('questions')
    .select([
      'teams.name as team',
      'participations.status as teamStatus',
      'asker.user_name as user',
      'claimer.user_name as claimedBy',
      'answerer.user_name as answeredBy',
      stateOf.as('state'),
    ])

export type StaffQuestion = Awaited<ReturnType<typeof listPage>>[number]

/** What waits first, the oldest first, then what is answered, the newest first. */
export const listPage = (
  db: Db,
  filter: QuestionFilter,
  { count, skip }: { readonly count: number; readonly skip: number },
) =>
  described(db, filter)
    .orderBy(sql`questions.answered_at is not null`)
    .orderBy(sql`case when questions.answered_at is null then questions.id end`)
    .orderBy('questions.answered_at', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(count)
    .offset(skip)
    .execute()

export const findQuestion = (
  db: Db,
  filter: QuestionFilter,
  id: number,
): Promise<StaffQuestion | undefined> =>
  described(db, filter).where('questions.id', '=', id).executeTakeFirst()

/** How many there are in each state. */
export async function countStates(db: Db, filter: QuestionFilter): Promise<Record<State, number>> {
  const rows = await filtered(db, filter)
    .select([stateOf.as('state'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(stateOf)
    .execute()
  const counts = { open: 0, claimed: 0, answered: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** Who answers at the same time waits until the transaction ends. */
export async function lockQuestion(tx: Db, gameId: number, id: number): Promise<void> {
  await tx
    .selectFrom('questions')
    .select('id')
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

export async function changeQuestion(
  tx: Db,
  id: number,
  change: RowChange<'questions'>,
): Promise<void> {
  await tx.updateTable('questions').set(change).where('id', '=', id).execute()
}

/** Nobody has read an answer that is new. */
export async function forgetReads(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('question_reads').where('question_id', '=', id).execute()
}
