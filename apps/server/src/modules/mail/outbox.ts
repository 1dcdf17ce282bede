import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/database.ts'
import {
  countWaiting,
  deleteWaiting,
  insertWaiting,
  moveWaiting,
  takeDue,
} from '#modules/mail/waiting.ts'
import type { WaitingMail } from '#modules/mail/waiting.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'
import type { Mail, Mailer } from '#platform/mail.ts'

/** Makes the mail of an occasion; none when there is nobody to write to. */
export type MailWriter = (waiting: WaitingMail) => Promise<Mail | undefined>

/**
 * Mails that wait to be sent. Whoever posts one is answered before anything is looked up or sent, so
 * that neither the answer nor its time tells whether an address is known. What waits is in the database:
 * it outlives the process.
 */
export interface Outbox {
  /** Returns when the mail cannot be forgotten any more. Throws Refusal 400 when too many wait already. */
  readonly post: (promise: MailPromise) => Promise<void>
  /** Takes up what other processes, or an earlier one, have left. */
  readonly takeUp: () => Promise<void>
  /** Returns when everything that this process has taken is sent, given up or put back. */
  readonly settled: () => Promise<void>
  /** Sends nothing more and leaves what waits to the next process, at once. */
  readonly stop: () => Promise<void>
}

export type MailPromise = Pick<WaitingMail, 'occasion' | 'userId' | 'email' | 'language' | 'origin'>

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: { readonly warn: (values: object, text: string) => void }
  readonly write: MailWriter
  /** Pauses before the second, third, … attempt, in milliseconds. */
  readonly pausesMs?: readonly number[]
}

const MOST_WAITING = 1000
const MINUTE_MS = 60_000
/** A server that greets strangers coolly wants to see them again after some minutes. */
const PAUSES_MS = [2000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS]
/** How long an attempt may take before another process thinks that this one is gone. */
const ATTEMPT_MS = 2 * MINUTE_MS

/** Sends in the background; what a mail server refuses for the moment is tried again. */
export function createOutbox(needs: Needs): Outbox {
  const { db, clock, mailer, log, write, pausesMs = PAUSES_MS } = needs
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  /** One attempt. Answers whether the mail is done with: sent, refused for good, or nobody's. */
  const attempt = async (mail: Mail, isLast: boolean): Promise<boolean> => {
    try {
      await mailer.send(mail)
      return true
    } catch (error) {
      // Neither the address nor the text: a log is read by more people than a mailbox.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
      log.warn({ reason, isLast }, 'a mail could not be sent')
      return isLast || isRefusedForGood(error)
    }
  }
  const deliver = async (waiting: WaitingMail): Promise<void> => {
    const mail = await write(waiting)
    if (!mail) return deleteWaiting(db, waiting.id)
    let { attempts } = waiting
    while (!(await attempt(mail, attempts >= pausesMs.length))) {
      const pauseMs = pausesMs[attempts]
      attempts += 1
      const dueMs = clock.now() + (pauseMs ?? 0)
      await moveWaiting(db, waiting.id, { attempts, dueMs: dueMs + ATTEMPT_MS })
      try {
        await sleep(pauseMs, undefined, { ref: false, signal: stopping.signal })
      } catch {
        return moveWaiting(db, waiting.id, { attempts, dueMs: clock.now() })
      }
    }
    return deleteWaiting(db, waiting.id)
  }
  const start = (waiting: WaitingMail) => {
    const work = deliver(waiting)
      .catch((err: unknown) => log.warn({ err }, 'a mail could not be written'))
      .finally(() => running.delete(work))
    running.add(work)
  }

  return {
    async post(promise) {
      if ((await countWaiting(db)) >= MOST_WAITING) throw new Refusal(400, 'mailNotSent')
      const nowMs = clock.now()
      start(await insertWaiting(db, promise, { nowMs, dueMs: nowMs + ATTEMPT_MS }))
    },
    async takeUp() {
      const nowMs = clock.now()
      for (const waiting of await takeDue(db, { nowMs, dueMs: nowMs + ATTEMPT_MS })) start(waiting)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

/** A 5xx of SMTP is final; anything else may pass. */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' && code >= 500
}
