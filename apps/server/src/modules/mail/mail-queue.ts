import { setTimeout as sleep } from 'node:timers/promises'
import { takeToken } from '#db/buckets.ts'
import type { Db } from '#db/database.ts'
import {
  countQueued,
  deleteQueued,
  hasDue,
  insertQueued,
  reschedule,
  claimDue,
} from '#modules/mail/repository.ts'
import type { QueuedMail } from '#modules/mail/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'
import type { Mail, Mailer } from '#platform/mail.ts'

/** Composes a queued mail; undefined when it no longer has a recipient. */
export type MailWriter = (queued: QueuedMail) => Promise<Mail | undefined>

/**
 * The queue of outgoing mails, stored in the database. Requests are answered before the recipient is looked up or the mail is
 * sent, so that neither the response nor its timing reveals whether an address is known. Where the settings limit how many are sent
 * in a minute, all processes share the limit, and a mail for which there is no room waits in the database, the oldest first.
 */
export interface MailQueue {
  /** Resolves when the mail is stored. Throws Refusal 400 when the queue is full. */
  readonly enqueue: (mail: NewMail) => Promise<void>
  /** Claims due mails that other processes, or an earlier run, have left. */
  readonly resume: () => Promise<void>
  /** Resolves when every mail this process has claimed is sent, given up or released. */
  readonly settled: () => Promise<void>
  /** Stops sending and releases the remaining mails for the next process. */
  readonly stop: () => Promise<void>
}

export type NewMail = Pick<QueuedMail, 'occasion' | 'userId' | 'email' | 'language' | 'origin'>

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: { readonly warn: (values: object, text: string) => void }
  readonly write: MailWriter
  /** How many mails all processes send in a minute; 0 for no limit. */
  readonly perMinute: () => Promise<number>
  /** Pauses before the second, third, … attempt, in milliseconds. */
  readonly pausesMs?: readonly number[]
}

const MAX_QUEUED = 1000
const MINUTE_MS = 60_000
/** Servers with greylisting accept a mail some minutes after the first attempt. */
const PAUSES_MS = [2000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS]
/** After this time another process may claim the mail: this one is presumed dead. */
const ATTEMPT_MS = 2 * MINUTE_MS

/** Sends mails in the background and retries temporary failures. */
export function createMailQueue(needs: Needs): MailQueue {
  const { db, clock, mailer, log, write, perMinute, pausesMs = PAUSES_MS } = needs
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  /** One attempt. Returns whether the mail is finished: sent, refused permanently, or out of attempts. */
  const attempt = async (mail: Mail, isLast: boolean): Promise<boolean> => {
    try {
      await mailer.send(mail)
      return true
    } catch (error) {
      // The address and the text are private and stay out of the log.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
      log.warn({ reason, isLast }, 'a mail could not be sent')
      return isLast || isRefusedForGood(error)
    }
  }
  const deliver = async (queued: QueuedMail, isPaced: boolean): Promise<void> => {
    const mail = await write(queued)
    if (!mail) return deleteQueued(db, queued.id)
    let { attempts } = queued
    while (!(await attempt(mail, attempts >= pausesMs.length))) {
      const pauseMs = pausesMs[attempts]
      attempts += 1
      const dueMs = clock.now() + (pauseMs ?? 0)
      if (isPaced) return reschedule(db, queued.id, { attempts, dueMs })
      await reschedule(db, queued.id, { attempts, dueMs: dueMs + ATTEMPT_MS })
      try {
        await sleep(pauseMs, undefined, { ref: false, signal: stopping.signal })
      } catch {
        return reschedule(db, queued.id, { attempts, dueMs: clock.now() })
      }
    }
    return deleteQueued(db, queued.id)
  }
  const run = (task: Promise<void>, problem: string) => {
    const work = task
      .catch((err: unknown) => log.warn({ err }, problem))
      .finally(() => running.delete(work))
    running.add(work)
  }
  const start = (queued: QueuedMail, isPaced: boolean) =>
    run(deliver(queued, isPaced), 'a mail could not be composed')

  /** Starts what is due: all of it, or as much as the limit has room for. */
  const startDue = async (): Promise<void> => {
    const limit = await perMinute()
    if (limit === 0) {
      const nowMs = clock.now()
      const due = await claimDue(db, { nowMs, dueMs: nowMs + ATTEMPT_MS })
      for (const queued of due) start(queued, false)
      return
    }
    while (!stopping.signal.aborted && (await hasDue(db, clock.now()))) {
      const nowMs = clock.now()
      const seconds = await takeToken(db, 'mail', budgetOf(limit), nowMs)
      if (seconds !== undefined) return startLater(seconds)
      const [queued] = await claimDue(db, { nowMs, dueMs: nowMs + ATTEMPT_MS }, 1)
      if (queued) start(queued, true)
    }
  }
  let isWaiting = false
  const startLater = (seconds: number) => {
    if (isWaiting) return
    isWaiting = true
    const retry = () => {
      isWaiting = false
      run(inTurn(), UNCLAIMED)
    }
    sleep(seconds * 1000, undefined, { ref: false, signal: stopping.signal }).then(retry, () => {})
  }
  const inTurn = createTurns(startDue)

  return {
    async enqueue(mail) {
      if ((await countQueued(db)) >= MAX_QUEUED) throw new Refusal(400, 'mailNotSent')
      const nowMs = clock.now()
      if ((await perMinute()) === 0)
        return start(await insertQueued(db, mail, { nowMs, dueMs: nowMs + ATTEMPT_MS }), false)
      await insertQueued(db, mail, { nowMs, dueMs: nowMs })
      if (!isWaiting) run(inTurn(), UNCLAIMED)
    },
    resume: inTurn,
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

const UNCLAIMED = 'the mail queue could not be read'

/** What a second has room for goes at once. */
const budgetOf = (perMinute: number) => ({
  capacity: Math.max(1, Math.ceil(perMinute / 60)),
  perSecond: perMinute / 60,
})

/** Runs a task one call after the other; calls that wait for their turn share it. */
function createTurns(task: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= last.then(() => {
      next = undefined
      return task()
    })
    last = next.catch(() => {})
    return next
  }
}

/** 5xx replies of SMTP are permanent; anything else is temporary. */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' && code >= 500
}
