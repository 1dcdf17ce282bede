import type { Channel, Notifications } from '#db/notifications.ts'

/** Does what is due at its time, in whichever process comes first: the database decides, a timer only reminds. */
export interface DueWatch {
  /** Does what is due, and resolves when that is committed. */
  readonly check: () => Promise<void>
  /** From now on at each time. */
  readonly watch: () => void
  readonly close: () => Promise<void>
}

interface Due {
  readonly check: () => Promise<void>
  /** How long until the next time, in milliseconds; null when there is none. */
  readonly nextMs: () => Promise<number | null>
  /** Announces that a time was added or moved. */
  readonly channel: Channel
  /** What changes without an announcement is seen after this time. */
  readonly atMostMs: number
  /** For the log. */
  readonly problem: string
}

/** A database that does not answer is asked again. */
const RETRY_MS = 2000

interface Needs {
  readonly log: { readonly warn: (values: object, text: string) => void }
  readonly notifications: Pick<Notifications, 'subscribe'>
}

export function createDueWatch(
  { log, notifications }: Needs,
  { check, nextMs, channel, atMostMs, problem }: Due,
): DueWatch {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isWatching = false

  const checkAndWait = async () => {
    clearTimeout(timer)
    let waitMs = RETRY_MS
    try {
      await check()
      waitMs = Math.min(Math.max(0, Math.ceil((await nextMs()) ?? atMostMs)), atMostMs)
    } catch (err) {
      log.warn({ err }, problem)
    }
    if (isWatching) timer = setTimeout(next, waitMs).unref()
  }
  /** One after the other: whoever asks while one runs wants to see what happened since, too. */
  const next = () => {
    running = running.then(checkAndWait)
  }

  return {
    check,
    watch() {
      isWatching = true
      notifications.subscribe(channel, next)
      next()
    },
    async close() {
      isWatching = false
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}
