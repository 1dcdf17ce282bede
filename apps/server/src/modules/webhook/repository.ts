import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, NewRow, Row, RowChange } from '#db/database.ts'
import type { WebhookEvent } from '#db/tables/webhooks.ts'

export type Webhook = Row<'webhooks'>

/** Those of the platform, or of a game. */
export interface Scope {
  readonly gameId: number | null
}

export interface WebhookWhere extends Scope {
  readonly id: number
}

/** What happened, with the names that a message needs. */
export interface SentEvent {
  readonly message_id: string
  readonly kind: WebhookEvent | 'test'
  readonly happened_at: number
  readonly game_id: number | null
  readonly game: string | null
  readonly team_id: number | null
  readonly team: string | null
  readonly challenge_id: number | null
  readonly challenge: string | null
  readonly args: readonly string[]
}

const inScope = ({ gameId }: Scope) => sql<boolean>`webhooks.game_id is not distinct from ${gameId}`

export function listWebhooks(db: Db, scope: Scope): Promise<Webhook[]> {
  return db.selectFrom('webhooks').selectAll().where(inScope(scope)).orderBy('id').execute()
}

export function findWebhook(
  db: Db,
  { id, ...scope }: WebhookWhere,
  { isLocked = false } = {},
): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where(inScope(scope))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Lets those of a platform, or of a game, be added one after the other. */
export const lockScope = (tx: Db, { gameId }: Scope) =>
  sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${gameId ?? 0})`.execute(tx)

export function insertWebhook(tx: Db, row: NewRow<'webhooks'>): Promise<Webhook> {
  return tx.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()
}

export function changeWebhook(tx: Db, id: number, change: RowChange<'webhooks'>): Promise<Webhook> {
  return tx
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteWebhook(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}

/** How many deliveries of each fail at the moment. */
export async function countFailing(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; count: number }>`
    select webhook_id as id, count(*)::int4 as count from webhook_deliveries
    where webhook_id = any(${ids}::int4[]) and (status = 'failed' or (status = 'waiting' and attempts > 0))
    group by webhook_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Writes down what no table says: in the transaction of whoever calls. A key is written once. */
export async function addEvent(
  tx: Db,
  event: {
    readonly kind: WebhookEvent
    readonly gameId: number
    readonly atMs: number
    readonly key?: string
    /** Of the team that it is about. */
    readonly participationId?: number
    readonly challengeId?: number
    readonly args?: readonly string[]
  },
): Promise<void> {
  const {
    kind,
    gameId,
    atMs,
    key = null,
    participationId = null,
    challengeId = null,
    args = [],
  } = event
  await sql`select add_webhook_event(${kind}, ${gameId}, ${ms(atMs)}, ${key},
    (select team_id from participations where id = ${participationId}::int4), ${challengeId}::int4, null, ${args}::text[])`.execute(
    tx,
  )
}

/** A message that only one webhook gets. */
export async function insertTest(
  tx: Db,
  { id, game_id }: Webhook,
  { nowMs, leaseMs }: { nowMs: number; leaseMs: number },
): Promise<number> {
  const event = await tx
    .insertInto('webhook_events')
    .values({ kind: 'test', game_id, happened_at: ms(nowMs), is_distributed: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await tx
    .insertInto('webhook_deliveries')
    .values({
      ...{ webhook_id: id, event_id: event.id, game_id },
      due_at: ms(nowMs + leaseMs),
      created_at: ms(nowMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return delivery.id
}

export async function deleteOldEvents(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('webhook_events').where('happened_at', '<', ms(beforeMs)).execute()
}
