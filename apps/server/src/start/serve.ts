import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { loadCatalogs } from '#i18n/translate.ts'
import { deleteOldAttempts } from '#modules/attempts/attempts.ts'
import { deleteOldLogs } from '#modules/log/repository.ts'
import { deleteOldLinks } from '#modules/mail/links.ts'
import { createParts } from '#modules/parts.ts'
import type { Foundation, Parts } from '#modules/parts.ts'
import { deleteExpiredSessions } from '#modules/session/sessions.ts'
import { prepareFirstStart } from '#start/first-start.ts'
import type { FirstAdministrator } from '#start/first-start.ts'
import { listen } from '#start/port.ts'

export interface Serving {
  readonly port: number
  readonly administrator: FirstAdministrator | undefined
  /** Takes no more requests and returns when the running ones are answered. */
  readonly stop: () => Promise<void>
}

/** Lines of the log are kept this long: a season of games. */
const LOG_LIFE_MS = 90 * 24 * 60 * 60 * 1000
const HOUSEKEEPING_MS = 60 * 60 * 1000
/** How often mails are looked for that another process has left. */
const MAILS_EVERY_MS = 60 * 1000
/** Requests that still run this long after the stop are cut off. */
const PATIENCE_MS = 10_000

/** Fills a new database, builds the app and listens. */
export async function serve(foundation: Foundation, wantsSample: boolean): Promise<Serving> {
  loadCatalogs()
  const parts = createParts(foundation)
  const administrator = await prepareFirstStart(parts, wantsSample)
  const app = await buildApp(parts)
  const port = await listen(app, foundation.config)
  const housekeeping = setInterval(() => void keepHouse(parts), HOUSEKEEPING_MS)
  const post = setInterval(() => void takeUpMails(parts), MAILS_EVERY_MS)
  void takeUpMails(parts)
  const stop = async () => {
    clearInterval(housekeeping)
    clearInterval(post)
    await closeGently(app)
    // Mails on their way are handed over; what waits for another try does so until the next start.
    await Promise.race([parts.outbox.stop(), sleep(PATIENCE_MS, undefined, { ref: false })])
    await parts.journal.flush()
    parts.mailer.close()
    await parts.images.close()
  }
  return { port, administrator, stop }
}

/** Lets running requests finish; a connection is closed as soon as it is idle, or when it takes too long. */
async function closeGently(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(patience)
  }
}

async function takeUpMails({ outbox, log }: Parts): Promise<void> {
  try {
    await outbox.takeUp()
  } catch (err) {
    log.warn({ err }, 'mails that wait could not be looked for')
  }
}

async function keepHouse({ db, clock, log }: Parts): Promise<void> {
  try {
    await deleteExpiredSessions(db, clock.now())
    await deleteOldAttempts(db, clock.now())
    await deleteOldLinks(db, clock.now())
    await deleteOldLogs(db, clock.now() - LOG_LIFE_MS)
  } catch (err) {
    log.warn({ err }, 'housekeeping failed')
  }
}
