import type { Kysely } from 'kysely'
import type { LogLevel } from '#db/tables/platform.ts'
import type { Tables } from '#db/tables.ts'
import { insertLogs } from '#modules/log/repository.ts'
import type { LogEntry } from '#modules/log/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { Clock } from '#platform/clock.ts'

/** What happened, by whom and from where; never a password, a flag or a token. */
export interface AuditEntry {
  readonly level: LogLevel
  /** `System` for the server itself, `Anonymous` without a session. */
  readonly userName: string
  readonly ip?: string | undefined
  readonly message: string
  readonly status: NonNullable<Schema<'LogMessageModel'>['status']>
}

/** The log that administrators read; entries are inserted in batches. */
export interface AuditLog {
  readonly write: (entry: AuditEntry) => void
  /** Number of entries that are not stored yet. */
  readonly waiting: () => number
  /** Resolves when everything so far is stored. */
  readonly flush: () => Promise<void>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: { readonly warn: (values: object, text: string) => void }
}

const BATCH_DELAY_MS = 200
/** Entries that are buffered at most while the database is unavailable. */
const MAX_BUFFERED = 5000
const MAX_AT_ONCE = 500
const LONGEST = { name: 40, ip: 64, message: 1000 }

export function createAuditLog({ db, clock, log }: Needs): AuditLog {
  let waiting: LogEntry[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const writeDown = async () => {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, MAX_AT_ONCE)
      waiting = waiting.slice(MAX_AT_ONCE)
      try {
        await insertLogs(db, entries)
      } catch (err) {
        log.warn({ err, lines: entries.length }, 'the audit log could not be written')
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
      if (waiting.length >= MAX_BUFFERED) return
      waiting.push({
        atMs: clock.now(),
        level,
        userName: oneLine(userName, LONGEST.name),
        ip: ip === undefined ? null : oneLine(ip, LONGEST.ip),
        message: oneLine(message, LONGEST.message),
        status,
      })
      timer ??= setTimeout(() => void flush(), BATCH_DELAY_MS).unref()
    },
    waiting: () => waiting.length,
    flush,
  }
}

/** Keeps text on one line in any file, terminal or table: control and bidirectional characters are escaped. */
function oneLine(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}
