import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '#app.ts'
import { deleteFullBuckets } from '#db/buckets.ts'
import { loadCatalogs } from '#i18n/translate.ts'
import { deleteOldAttempts } from '#modules/attempts/attempts.ts'
import { deleteOldEntries } from '#modules/audit/service.ts'
import { existingChallenges } from '#modules/capture/service.ts'
import { HISTORY_LIFE_MS, sampleHealth } from '#modules/health/history.ts'
import { deleteOldSamples } from '#modules/health/service.ts'
import { deleteOldLogs } from '#modules/log/service.ts'
import { deleteOldLinks } from '#modules/mail/links.ts'
import { createServices } from '#modules/services.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Services } from '#modules/services.ts'
import { deleteOldBrowsers } from '#modules/second-factor/known-browsers.ts'
import { deleteOldChallenges } from '#modules/second-factor/passkey-challenges.ts'
import { deleteOldPendingLogins } from '#modules/second-factor/pending-logins.ts'
import { deleteExpiredSessions } from '#modules/session/sessions.ts'
import { deleteSpentInvitations } from '#modules/staff/service.ts'
import { deleteOldEvents } from '#modules/webhook/service.ts'
import { releaseMemory } from '#platform/garbage.ts'
import { closeGracefully, connectionsOf } from '#start/close-gracefully.ts'
import { prepareFirstStart } from '#start/first-start.ts'
import type { FirstAdministrator } from '#start/first-start.ts'
import { serveMetrics } from '#start/metrics-server.ts'
import { openFilesLimit, warnOfOpenFiles } from '#start/open-files.ts'
import { listen } from '#start/port.ts'
import { STOP_MS } from '#start/stop-times.ts'

export interface Serving {
  readonly port: number
  /** Where metrics are; undefined when nobody collects them. */
  readonly metricsUrl: string | undefined
  readonly administrator: FirstAdministrator | undefined
  /** Stops accepting requests and resolves when the running ones have finished. */
  readonly stop: () => Promise<void>
}

/** Retention of log entries: a season of games. */
const LOG_LIFE_MS = 90 * 24 * 60 * 60 * 1000
/** Retention of what webhooks have sent: long enough to see why one of them did not arrive. */
const WEBHOOK_LIFE_MS = 30 * 24 * 60 * 60 * 1000
/** Retention of the audit log: a year of games, unless it grows beyond what a screen and a disk bear. */
const AUDIT_LIFE_MS = 366 * 24 * 60 * 60 * 1000
/** A connection lasts half an hour at most: nobody writes to a recording or an upload that has not grown for longer. */
const ABANDONED_MS = 60 * 60 * 1000
const CLEAN_UP_EVERY_MS = 60 * 60 * 1000
/** How often the queue is checked for mails that another process has left. */
const MAILS_EVERY_MS = 60 * 1000
/** To start takes more memory than to serve. The first page is there by then. */
const RELEASE_AFTER_MS = 3000
/** How often a process looks at the health of the platform. */
const HEALTH_EVERY_MS = 60 * 1000

/** Fills a new database, builds the app and listens. */
export async function serve(
  infrastructure: Infrastructure,
  wantsSample: boolean,
): Promise<Serving> {
  loadCatalogs()
  const services = createServices(infrastructure)
  const administrator = await prepareFirstStart(services, wantsSample)
  const app = await buildApp(services)
  const connections = connectionsOf(app.server)
  warnOfOpenFiles(app.server, { connections, limit: openFilesLimit(), log: infrastructure.log })
  const { config } = infrastructure
  const metrics = config.metrics && (await serveMetrics(services, config.metrics))
  const { port, listeners } = await listen(app, config)
  const cleaning = setInterval(() => void cleanUp(services), CLEAN_UP_EVERY_MS)
  const post = setInterval(() => void resumeMails(services), MAILS_EVERY_MS)
  const looking = setInterval(() => void lookAtHealth(services), HEALTH_EVERY_MS)
  const releasing = setTimeout(releaseMemory, RELEASE_AFTER_MS).unref()
  void resumeMails(services)
  void lookAtHealth(services)
  services.instances?.watch()
  services.releases.watch()
  services.retention.watch()
  services.webhooks.watch()
  services.signalRetention.watch()
  const stop = async () => {
    clearInterval(cleaning)
    clearInterval(post)
    clearInterval(looking)
    clearTimeout(releasing)
    await closeGracefully(app, {
      connections,
      listeners,
      arrivalsMs: STOP_MS.arrivals,
      requestsMs: STOP_MS.requests,
    })
    // Mails in progress are finished; those that wait for a retry stay in the queue until the next start.
    await Promise.race([services.mailQueue.stop(), sleep(STOP_MS.mails, undefined, { ref: false })])
    await services.releases.close()
    await services.retention.close()
    // What is on its way then is sent again by the next process, with the same id.
    await Promise.race([services.webhooks.close(), sleep(STOP_MS.mails, undefined, { ref: false })])
    await services.signalRetention.close()
    await services.instances?.close()
    // What is not compressed by then is compressed after the next start.
    await Promise.race([
      services.recorder.close(),
      sleep(STOP_MS.captures, undefined, { ref: false }),
    ])
    await services.firstSteps.flush()
    await services.auditLog.flush()
    services.mailer.close()
    await metrics?.stop()
    await services.images.close()
  }
  return { port, metricsUrl: metrics?.url, administrator, stop }
}

async function resumeMails({ mailQueue, log }: Services): Promise<void> {
  try {
    await mailQueue.resume()
  } catch (err) {
    log.warn({ err }, 'the mail queue could not be resumed')
  }
}

async function lookAtHealth(services: Services): Promise<void> {
  try {
    await sampleHealth(services)
  } catch (err) {
    services.log.warn({ err }, 'the health could not be kept')
  }
}

async function cleanUp({ db, files, captures, clock, config, log }: Services): Promise<void> {
  try {
    await deleteExpiredSessions(db, clock.now())
    await deleteSpentInvitations(db, clock.now())
    await deleteOldAttempts(db, clock.now())
    await deleteOldChallenges(db, clock.now())
    await deleteOldPendingLogins(db, clock.now())
    await deleteOldBrowsers(db, clock.now())
    await deleteFullBuckets(db, clock.now())
    await deleteOldLinks(db, clock.now())
    await deleteOldEvents(db, clock.now() - WEBHOOK_LIFE_MS)
    await deleteOldLogs(db, clock.now() - LOG_LIFE_MS)
    await deleteOldSamples(db, clock.now() - HISTORY_LIFE_MS)
    await deleteOldEntries(db, clock.now() - AUDIT_LIFE_MS)
    await files.sweep(clock.now() - ABANDONED_MS)
    await captures.sweep({
      abandonedBeforeMs: clock.now() - ABANDONED_MS,
      expiredBeforeMs: clock.now() - config.captures.lifeMs,
      existing: (ids) => existingChallenges(db, ids),
    })
  } catch (err) {
    log.warn({ err }, 'clean-up failed')
  }
}
