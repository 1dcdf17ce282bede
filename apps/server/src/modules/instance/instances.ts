import { HOLD_MS } from '#modules/instance/holds.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { InstanceBackend } from '#modules/instance/backend.ts'
import { reconcile } from '#modules/instance/reconciler.ts'
import { createRunner } from '#modules/instance/runner.ts'
import type { InstanceRunner } from '#modules/instance/runner.ts'

/** The services of challenges, for as long as the process lives. */
export interface Instances {
  readonly runner: InstanceRunner
  /** Brings the database and the engine together; resolves when that is done, or another process is at it. */
  readonly reconcile: () => Promise<void>
  /** Reconciles from now on: at once, once more when the holds of dead processes have run out, every minute, and soon after anything ended. */
  readonly watch: () => void
  /** Whether the engine answered when it was last asked for its instances. */
  readonly isReachable: () => boolean
  readonly close: () => Promise<void>
}

const EVERY_MS = 60_000
/** Ends come in groups: a disabled challenge ends the instances of all teams. */
const SOON_MS = 300

export function createInstances(
  infrastructure: Infrastructure,
  backend: InstanceBackend,
): Instances {
  const { db, clock, random, log, notifications, instanceTimes } = infrastructure
  const runner = createRunner({ db, clock, random, log, backend, ...instanceTimes })
  let isReachable = true
  let running: Promise<void> | undefined
  let soon: NodeJS.Timeout | undefined
  let again: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined

  const run = async () => {
    try {
      const outcome = await reconcile({ db, clock, log, runner })
      if (outcome !== 'busy') isReachable = outcome === 'done'
    } catch (err) {
      log.warn({ err }, 'instances could not be compared with the engine')
    }
  }
  /** One after the other: whoever asks while one runs wants to see what happened meanwhile, too. */
  const next = () => {
    running = (running ?? Promise.resolve()).then(run)
    return running
  }
  const schedule = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      void next()
    }, SOON_MS).unref()
  }

  return {
    runner,
    reconcile: next,
    isReachable: () => isReachable,
    watch() {
      void next()
      // By then a process that died just before, such as this one's predecessor, counts as dead.
      again = setTimeout(() => void next(), HOLD_MS + SOON_MS).unref()
      timer = setInterval(() => void next(), EVERY_MS)
      notifications.subscribe('container_ended', schedule)
    },
    async close() {
      clearInterval(timer)
      clearTimeout(soon)
      clearTimeout(again)
      await runner.close()
      await running
    },
  }
}
