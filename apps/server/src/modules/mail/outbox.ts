import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Mail, Mailer } from '#platform/mail.ts'

/** Makes the mails of one occasion, none when there is nobody to write to. */
export type MailJob = () => Promise<readonly Mail[]>

/**
 * Mails that wait to be sent. Whoever posts one is answered before anything is looked up or sent, so
 * that neither the answer nor its time tells whether an address is known.
 */
export interface Outbox {
  /** Throws Refusal 400 when too many mails wait already. */
  readonly post: (job: MailJob) => void
  /** Returns when everything that was posted is sent or given up. */
  readonly settled: () => Promise<void>
}

interface Needs {
  readonly mailer: Mailer
  readonly log: { readonly warn: (values: object, text: string) => void }
  /** Pauses before the second, third, … attempt, in milliseconds. */
  readonly pausesMs?: readonly number[]
}

const MOST_WAITING = 1000
const PAUSES_MS = [2000, 15_000, 60_000]

/** Sends in the background; what a mail server refuses for the moment is tried again. */
export function createOutbox({ mailer, log, pausesMs = PAUSES_MS }: Needs): Outbox {
  const running = new Set<Promise<void>>()

  const deliver = async (mail: Mail): Promise<void> => {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return await mailer.send(mail)
      } catch (error) {
        // Neither the address nor the text: a log is read by more people than a mailbox.
        const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
        log.warn({ reason, isLast: pauseMs === undefined }, 'a mail could not be sent')
        if (pauseMs === undefined || isRefusedForGood(error)) return
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }
  const run = async (job: MailJob): Promise<void> => {
    try {
      await Promise.all((await job()).map(deliver))
    } catch (err) {
      log.warn({ err }, 'a mail could not be written')
    }
  }

  return {
    post(job) {
      if (running.size >= MOST_WAITING) throw new Refusal(400, 'mailNotSent')
      const work = run(job).finally(() => running.delete(work))
      running.add(work)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** A 5xx of SMTP is final; anything else may pass. */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' && code >= 500
}
