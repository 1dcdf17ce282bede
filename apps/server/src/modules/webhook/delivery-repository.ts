import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row, RowChange } from '#db/database.ts'
import type { DeliveryStatus } from '#db/tables/webhooks.ts'
import { EVENTS_OF_PLAY, SOLVE_EVENTS, STAFF_EVENTS } from '#modules/webhook/kinds.ts'
import type { Scope, SentEvent, Webhook } from '#modules/webhook/repository.ts'

export type Delivery = Row<'webhook_deliveries'>

/** A delivery as staff see it. */
export interface ListedDelivery extends Delivery {
  readonly webhook: string
  readonly kind: SentEvent['kind']
  readonly game: string | null
  readonly message_id: string
}

/** One that is to be sent, with what decides whether it may be. */
export interface DueDelivery {
  readonly delivery: Delivery
  readonly webhook: Webhook
  readonly event: SentEvent
  readonly isWithheld: boolean
  /** Players hear of it from then on. */
  readonly startsAtMs: number | null
}

export async function hasReceivers(db: Db): Promise<boolean> {
  const { rows } = await sql`select from webhooks where is_enabled limit 1`.execute(db)
  return rows.length > 0
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Writes down which games have started, ended or frozen within the last day, each moment once. */
export async function addMoments(db: Db, nowMs: number): Promise<void> {
  await sql`
    select add_webhook_event(kind, games.id, at, key)
    from games
    cross join lateral (values ('gameStarted', starts_at), ('gameEnded', ends_at),
      ('gameFrozen', case when revealed_at is null and freeze_at < ends_at then freeze_at end)) as moment (kind, at)
    cross join lateral (select kind || ':' || games.id || ':' || (extract(epoch from at) * 1000)::int8 as key) as named
    where not hidden and at <= ${ms(nowMs)} and at > ${ms(nowMs - DAY_MS)}
      and not exists (select from webhook_events where webhook_events.key = named.key)`.execute(db)
}

/** Makes a delivery of each new event for each webhook that wants it. What is hidden is for its own staff alone. */
export async function distribute(db: Db, nowMs: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with fresh as materialized (
      select * from webhook_events where not is_distributed order by id limit ${most} for update skip locked
    ), placed as (
      insert into webhook_deliveries (webhook_id, event_id, game_id, created_at, due_at)
      select webhooks.id, fresh.id, fresh.game_id, ${ms(nowMs)},
        case when fresh.kind = any(${EVENTS_OF_PLAY}::text[]) then greatest(games.starts_at, ${ms(nowMs)}) else ${ms(nowMs)} end
      from fresh
      join games on games.id = fresh.game_id
      join webhooks on webhooks.is_enabled and fresh.kind = any(webhooks.events)
        and (webhooks.game_id is null or webhooks.game_id = fresh.game_id)
        and webhooks.created_at <= fresh.happened_at
      where not games.hidden or (fresh.kind = any(${STAFF_EVENTS}::text[]) and webhooks.game_id = fresh.game_id)
      on conflict do nothing
    ), done as (
      update webhook_events set is_distributed = true where id in (select id from fresh) returning 1
    )
    select count(*)::int4 as count from done`.execute(db)
  return rows[0]?.count ?? 0
}

interface Claim {
  readonly nowMs: number
  /** Until then no other process takes them. */
  readonly leaseMs: number
  /** How many of a webhook. */
  readonly most: number
  /** Webhooks that this process is busy with. */
  readonly busy: readonly number[]
}

interface Claimed {
  readonly id: number
  readonly webhookId: number
  /** A program takes the messages; otherwise people read them. */
  readonly isForProgram: boolean
}

/** Takes due deliveries, each for one process only, a few of each webhook that does not rest. */
export async function claimDeliveries(
  db: Db,
  { nowMs, leaseMs, most, busy }: Claim,
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as materialized (
      select waiting.id from webhooks
      cross join lateral (
        select id from webhook_deliveries
        where webhook_id = webhooks.id and status = 'waiting' and due_at <= ${ms(nowMs)}
        order by due_at, id limit ${most} for update skip locked
      ) as waiting
      where webhooks.is_enabled and webhooks.id <> all(${busy}::int4[])
        and coalesce(webhooks.rests_until, '-infinity') <= ${ms(nowMs)}
    )
    update webhook_deliveries set due_at = ${ms(nowMs + leaseMs)}
    where id in (select id from due)
    returning id, webhook_id as "webhookId",
      (select format = 'json' from webhooks where id = webhook_id) as "isForProgram"`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Whether a delivery may not go out now: its game is hidden or frozen, or what it says is not true, or not yet. */
const isWithheld = sql<boolean>`events.kind <> 'test' and (
  (games.hidden and (events.kind <> all(${STAFF_EVENTS}::text[]) or webhooks.game_id is null))
  or (events.kind = any(${SOLVE_EVENTS}::text[]) and games.revealed_at is null and events.happened_at >= games.freeze_at)
  or (events.challenge_id is not null and events.kind <> all(${STAFF_EVENTS}::text[]) and challenges.is_enabled is not true)
  or (events.notice_id is not null and notices.id is null)
  or (events.kind = 'solve' and not exists (select from solves
    join participations on participations.id = solves.participation_id
    where participations.team_id = events.team_id and solves.challenge_id = events.challenge_id))
  or (events.kind = 'teamWaiting' and not exists (select from participations
    where participations.game_id = events.game_id and participations.team_id = events.team_id and status = 'Pending'))
)`

interface Loaded extends SentEvent {
  readonly eventId: number
  readonly isWithheld: boolean | null
  readonly startsAtMs: number | null
}

/** Of one webhook. Looks at the game as it is now: between the event and this moment it may have frozen. */
export async function loadDeliveries(db: Db, ids: readonly number[]): Promise<DueDelivery[]> {
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const [first] = deliveries
  if (!first) return []
  const webhook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', first.webhook_id)
    .executeTakeFirst()
  if (!webhook) return []
  const { rows } = await sql<Loaded>`
    select events.id as "eventId", events.message_id, events.kind, events.happened_at, events.game_id, games.title as game, events.team_id,
      teams.name as team, events.challenge_id, challenges.title as challenge, coalesce(notices.args, events.args) as args,
      ${isWithheld} as "isWithheld",
      case when events.kind = any(${EVENTS_OF_PLAY}::text[]) then games.starts_at end as "startsAtMs"
    from webhook_events as events
    join webhooks on webhooks.id = ${webhook.id}
    left join games on games.id = events.game_id
    left join teams on teams.id = events.team_id
    left join challenges on challenges.id = events.challenge_id
    left join notices on notices.id = events.notice_id
    where events.id = any(${deliveries.map(({ event_id: id }) => id)}::int8[])`.execute(db)
  const events = new Map(rows.map((row) => [row.eventId, row]))
  return deliveries.flatMap((delivery) => {
    const row = events.get(delivery.event_id)
    if (!row) return []
    const { eventId: _, isWithheld: withheld, startsAtMs, ...event } = row
    return [{ delivery, webhook, event, isWithheld: withheld === true, startsAtMs }]
  })
}

/** What a receiver said that took a message. */
interface Taken {
  readonly id: number
  readonly status: number | null
  readonly answer: string | null
}

/** Writes down those that were taken at their next attempt, in one statement. */
export async function storeTaken(db: Db, taken: readonly Taken[], nowMs: number): Promise<void> {
  if (taken.length === 0) return
  await sql`
    update webhook_deliveries set status = 'delivered', attempts = attempts + 1, tried_at = ${ms(nowMs)},
      answer_status = said.status, answer = said.answer, problem = null
    from unnest(${taken.map(({ id }) => id)}::int8[], ${taken.map(({ status }) => status)}::int4[],
      ${taken.map(({ answer }) => answer)}::text[]) as said (id, status, answer)
    where webhook_deliveries.id = said.id`.execute(db)
}

export async function changeDelivery(
  db: Db,
  id: number,
  change: RowChange<'webhook_deliveries'>,
): Promise<void> {
  await db.updateTable('webhook_deliveries').set(change).where('id', '=', id).execute()
}

/** Gives up what waits for a webhook. */
export async function failWaiting(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed' })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute()
}

export interface DeliveryFilter {
  readonly webhookId?: number | undefined
  readonly status?: DeliveryStatus | 'failing' | undefined
  readonly id?: number
  readonly count: number
  readonly skip: number
}

/** The newest first. */
export async function listDeliveries(
  db: Db,
  { gameId }: Scope,
  { webhookId, status, id, count, skip }: DeliveryFilter,
): Promise<ListedDelivery[]> {
  const { rows } = await sql<ListedDelivery>`
    select deliveries.*, webhooks.name as webhook, events.kind, games.title as game, events.message_id
    from webhook_deliveries as deliveries
    join webhooks on webhooks.id = deliveries.webhook_id and webhooks.game_id is not distinct from ${gameId}
    join webhook_events as events on events.id = deliveries.event_id
    left join games on games.id = events.game_id
    where (${webhookId ?? null}::int4 is null or deliveries.webhook_id = ${webhookId ?? null})
      and (${id ?? null}::int8 is null or deliveries.id = ${id ?? null})
      and ${ofStatus(status)}
    order by deliveries.id desc limit ${count} offset ${skip}`.execute(db)
  return rows
}

function ofStatus(status: DeliveryFilter['status']) {
  if (status === undefined) return sql<boolean>`true`
  if (status === 'failing')
    return sql<boolean>`(deliveries.status = 'failed' or (deliveries.status = 'waiting' and deliveries.attempts > 0))`
  return sql<boolean>`deliveries.status = ${status}`
}
