import { ms } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Db } from '#db/database.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { systemResolve } from '#modules/webhook/address.ts'
import type { Resolve } from '#modules/webhook/address.ts'
import {
  addMoments,
  changeDelivery,
  claimDeliveries,
  distribute,
  failWaiting,
  hasReceivers,
  loadDeliveries,
  storeTaken,
} from '#modules/webhook/delivery-repository.ts'
import type { DueDelivery } from '#modules/webhook/delivery-repository.ts'
import { requestFor } from '#modules/webhook/message.ts'
import { changeWebhook } from '#modules/webhook/repository.ts'
import { openLine } from '#modules/webhook/send.ts'
import type { Line, Outcome } from '#modules/webhook/send.ts'

/** Sends what happened to whoever wants to hear of it. */
export interface WebhookQueue {
  /** Looks for what is due, and resolves when that is sent or put off. */
  readonly check: () => Promise<void>
  /** Sends one at once, and resolves with what became of it. */
  readonly sendNow: (deliveryId: number) => Promise<void>
  /** From now on by itself. */
  readonly watch: () => void
  readonly close: () => Promise<void>
}

interface Needs extends Pick<Infrastructure, 'db' | 'clock' | 'config' | 'log'> {
  readonly resolve?: Resolve
  /** How long a receiver may take, in milliseconds. */
  readonly limitMs?: number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** A first blood is heard of within two seconds. */
const EVERY_MS = 500
/** Pauses before the second, third, … attempt of a delivery. */
const PAUSES_MS = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
]
/** How long nothing is sent to a receiver that does not answer: the first pause, doubled each time, up to an hour. */
const restMs = (failures: number) => Math.min(HOUR_MS, 30 * SECOND_MS * 2 ** Math.min(failures, 20))
/** Whatever a receiver asks for. */
const LONGEST_REST_MS = 24 * HOUR_MS
/** After this time another process may take a delivery: this one is presumed dead. */
export const LEASE_MS = 3 * MINUTE_MS
/** Deliveries of a webhook that a process takes at a time: one after the other takes less than the lease. */
const BATCH = 10
const MOST_DISTRIBUTED = 500

/** A message that was sent, and what became of it. */
interface Tried {
  readonly due: DueDelivery
  readonly outcome: Outcome
}

export function createWebhookQueue(needs: Needs): WebhookQueue {
  const { db, clock, config, log, resolve = systemResolve, limitMs } = needs
  const busy = new Map<number, Promise<void>>()
  const options = { resolve, allowed: config.webhookRanges, ...(limitMs && { limitMs }) }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isAsked = false
  let round = Promise.resolve()

  /** Sends those of one webhook that may go out now, at once. Returns whether the receiver takes more. */
  const attempt = async (ids: readonly number[], line: Line): Promise<boolean> => {
    const waiting: DueDelivery[] = []
    for (const due of await loadDeliveries(db, ids)) {
      const { id } = due.delivery
      if (due.isWithheld) await changeDelivery(db, id, { status: 'withheld' })
      else if (due.startsAtMs !== null && due.startsAtMs > clock.now())
        await changeDelivery(db, id, { due_at: ms(due.startsAtMs) })
      else waiting.push(due)
    }
    const { publicUrl } = config
    const tried = await Promise.all(
      waiting.map(async (due) => {
        const request = requestFor(due.webhook, { event: due.event, nowMs: clock.now(), publicUrl })
        return { due, outcome: await line.send(request) }
      }),
    )
    if (tried.length > 0) await inTransaction(db, (tx) => storeAll(tx, tried, clock.now()))
    return tried.every(({ outcome }) => outcome.problem === null)
  }

  const deliverInTurn = async (ids: readonly number[], line: Line) => {
    for (const [index, id] of ids.entries()) {
      if (await attempt([id], line)) continue
      for (const next of ids.slice(index + 1))
        await changeDelivery(db, next, { due_at: ms(clock.now()) })
      return
    }
  }

  /** Programs may get several at once, people read one after the other. */
  const deliver = async (ids: readonly number[], isForProgram: boolean) => {
    const line = openLine(options)
    try {
      if (isForProgram) await attempt(ids, line)
      else await deliverInTurn(ids, line)
    } finally {
      line.close()
    }
  }

  const startDue = async () => {
    const claimed = await claimDeliveries(db, {
      ...{ nowMs: clock.now(), leaseMs: LEASE_MS, most: BATCH, busy: [...busy.keys()] },
    })
    for (const [webhookId, deliveries] of Map.groupBy(claimed, (delivery) => delivery.webhookId)) {
      const ids = deliveries.map(({ id }) => id)
      const work = deliver(ids, deliveries[0]?.isForProgram === true)
        .catch((err: unknown) => log.warn({ err }, 'webhooks could not be sent'))
        .finally(() => {
          busy.delete(webhookId)
          if (timer && !isClosed && ids.length === BATCH) next()
        })
      busy.set(webhookId, work)
    }
    return claimed.length
  }

  const look = async (): Promise<number> => {
    if (!(await hasReceivers(db))) return 0
    await addMoments(db, clock.now())
    while ((await distribute(db, clock.now(), MOST_DISTRIBUTED)) === MOST_DISTRIBUTED);
    return startDue()
  }

  /** One look after the other; those who ask while one waits share it. */
  const next = () => {
    if (isAsked) return
    isAsked = true
    const before = round
    round = (async () => {
      await before
      isAsked = false
      try {
        if (!isClosed) await look()
      } catch (err) {
        log.warn({ err }, 'webhooks could not be looked for')
      }
    })()
  }

  return {
    async check() {
      while ((await look()) > 0 || busy.size > 0) await Promise.all(busy.values())
    },
    async sendNow(id) {
      await deliver([id], true)
    },
    watch() {
      timer = setInterval(next, EVERY_MS).unref()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await round
      await Promise.all(busy.values())
    },
  }
}

/** Writes down what became of attempts at one receiver. */
async function storeAll(tx: Db, tried: readonly Tried[], nowMs: number): Promise<void> {
  const isTaken = ({ outcome }: Tried) => outcome.problem === null
  const taken = tried.filter(isTaken)
  await storeTaken(
    tx,
    taken.map(({ due, outcome }) => ({ id: due.delivery.id, ...outcome })),
    nowMs,
  )
  const webhook = taken[0]?.due.webhook
  if (webhook && (webhook.failures > 0 || webhook.rests_until !== null))
    await changeWebhook(tx, webhook.id, { failures: 0, rests_until: null })
  for (const { due, outcome } of tried.filter((one) => !isTaken(one)))
    await storeProblem(tx, due, outcome, nowMs)
}

/** Writes down why a message was not taken, and when the next attempt is. */
async function storeProblem(
  tx: Db,
  due: DueDelivery,
  outcome: Outcome,
  nowMs: number,
): Promise<void> {
  const { delivery, webhook } = due
  const attempts = delivery.attempts + 1
  const seen = {
    attempts,
    tried_at: ms(nowMs),
    answer_status: outcome.status,
    answer: outcome.answer,
    problem: outcome.problem,
  }
  const askedMs =
    outcome.retryAfterMs === null
      ? null
      : Math.min(Math.max(outcome.retryAfterMs, SECOND_MS), LONGEST_REST_MS)
  const pauseMs = askedMs ?? PAUSES_MS[delivery.attempts]
  await changeDelivery(tx, delivery.id, {
    ...seen,
    // Who asks for a pause has refused nothing.
    attempts: askedMs === null ? attempts : delivery.attempts,
    ...(pauseMs === undefined ? { status: 'failed' } : { due_at: ms(nowMs + pauseMs) }),
  })
  if (outcome.problem === 'gone') {
    await changeWebhook(tx, webhook.id, { is_enabled: false, is_gone: true })
    await failWaiting(tx, webhook.id)
    return
  }
  if (askedMs !== null) await changeWebhook(tx, webhook.id, { rests_until: ms(nowMs + askedMs) })
  else if (concernsAll(outcome) && (webhook.rests_until ?? 0) <= nowMs)
    await changeWebhook(tx, webhook.id, {
      failures: webhook.failures + 1,
      rests_until: ms(nowMs + restMs(webhook.failures)),
    })
}

/** A receiver that is not there refuses all; one that refuses a message may take the next. */
const concernsAll = ({ problem, status }: Outcome): boolean =>
  problem !== 'refused' || (status ?? 0) >= 500 || status === 429
