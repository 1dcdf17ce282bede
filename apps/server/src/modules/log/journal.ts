import type { Kysely } from 'kysely'
import type { LogLevel } from '#db/tables/platform.ts'
import type { Tables } from '#db/tables.ts'
import { insertLogs } from '#modules/log/repository.ts'
import type { LogEntry } from '#modules/log/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { Clock } from '#platform/clock.ts'

/** What happened, by whom and from where; never a password, a flag or a token. */
export interface Happening {
  readonly level: LogLevel
  /** `System` for the server itself, `Anonymous` for nobody known. */
  readonly userName: string
  readonly ip?: string | undefined
  readonly message: string
  readonly status: NonNullable<Schema<'LogMessageModel'>['status']>
}

/** The log that administrators read; lines are written down a few at a time. */
export interface Journal {
  readonly write: (happening: Happening) => void
  /** Returns when everything so far is written down. */
  readonly flush: () => Promise<void>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: { readonly warn: (values: object, text: string) => void }
}

const GATHER_MS = 200
/** While the database is away, no more than this waits. */
const MOST_WAITING = 5000
const MOST_AT_ONCE = 500
const LONGEST = { name: 40, ip: 64, message: 1000 }

export function createJournal({ db, clock, log }: Needs): Journal {
  let waiting: LogEntry[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const writeDown = async () => {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      try {
        await insertLogs(db, entries)
      } catch (err) {
        log.warn({ err, lines: entries.length }, 'the log could not be written')
      }
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeDown)
    return writing
  }

  return {
    write({ level, userName, ip, message, status }) {
      if (waiting.length >= MOST_WAITING) return
      waiting.push({
        atMs: clock.now(),
        level,
        userName: oneLine(userName, LONGEST.name),
        ip: ip === undefined ? null : oneLine(ip, LONGEST.ip),
        message: oneLine(message, LONGEST.message),
        status,
      })
      timer ??= setTimeout(() => void flush(), GATHER_MS).unref()
    },
    flush,
  }
}

/** Text that stays one line in any file, terminal or table: control characters and turning marks become visible. */
function oneLine(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}
