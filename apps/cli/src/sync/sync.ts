import { unwrap } from '@halyard/api'
import type { MappingOptions, PackChallenge } from '@halyard/packs'
import { readContents } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import {
  bringChallenge,
  brokenRow,
  challengeKey,
  failedRow,
  listChallenges,
} from '@halyard/packs/send'
import type { Difference, Row, Target } from '@halyard/packs/send'
import { inParallel } from '#sync/in-parallel.ts'
import { findPruned, prune } from '#sync/prune.ts'
import type { Pruned } from '#sync/prune.ts'
import { readFolders } from '#sync/read.ts'
import type { Wanted } from '#sync/read.ts'
import { bringSchedule, compareSchedule, readSchedule } from '#sync/schedule.ts'
import type { Session } from '#server/connect.ts'
import { errorMessage, isFinal } from '#server/error-message.ts'

/** So many challenges are compared at the same time. */
const AT_ONCE = 8

export type SyncOptions = {
  folders: readonly string[]
  gameId: number
  session: Session
  mapping: MappingOptions
  exclude: readonly string[]
  /** Largest upload in bytes. */
  maxBytes: number
  /** Challenges to delete from the server, by title. */
  prune: readonly string[]
  /** Write nothing. */
  check: boolean
  onStep: (what: string) => void
}

/** What differed, and what was done about it. */
export type SyncReport = {
  rows: Row[]
  schedule: Difference[]
  pruned: Pruned[]
  /** Titles that only the server has. */
  onlyOnServer: string[]
  /** What was written, in order; empty for a check. */
  written: string[]
  /** Why it ended before its end. */
  stopped?: string
  requests: number
  seconds: number
}

/**
 * Makes the challenges of a game what folders say. Everything is read and compared first; where a file cannot be read, nothing is written.
 *
 * @throws Failure when a folder or the game cannot be read
 */
export async function sync(options: SyncOptions): Promise<SyncReport> {
  const { session, gameId, check } = options
  const started = performance.now()
  const sentBefore = session.requests()
  const { extensions = [] } = await unwrap(session.client.GET('/api/config'))
  const wanted = await readFolders(options.folders, options.exclude, {
    ...options.mapping,
    flagMatches: extensions.includes('flags'),
    pricedHints: extensions.includes('hints'),
    requirements: extensions.includes('requirements'),
    cooldown: extensions.includes('cooldown'),
  })
  const known = await listChallenges(session.client, gameId)
  const target = { client: session.client, gameId, known, extensions }
  const times = await readTimes(options, wanted, extensions)
  const bring = (each: Wanted['challenges'][number], dryRun: boolean, at: Target) =>
    bringChallenge(withScoring(each.challenge, wanted), at, {
      read: () => readContents(each.challenge, options.maxBytes),
      enable: !times.isTimed(each.challenge),
      exactly: { state: times.isTimed(each.challenge) ? 'time' : 'file' },
      dryRun,
      onStep: (what) => options.onStep(`${each.challenge.title}: ${what}`),
    })
  const compare = async (each: Wanted['challenges'][number]) => {
    try {
      return await bring(each, true, target)
    } catch (error) {
      if (isFinal(error) || isForbidden(error)) throw error
      return failedRow(each.challenge, errorMessage(error))
    }
  }
  const compared = await inParallel(wanted.challenges, AT_ONCE, compare)
  const pruned = findPruned(options.prune, wanted, known)
  const named = new Set(wanted.challenges.map(({ challenge }) => challengeKey(challenge)))
  const report: SyncReport = {
    rows: [...compared, ...wanted.broken.map(brokenRow)],
    schedule: times.differences(known),
    pruned,
    onlyOnServer: [...known.keys()].filter((key) => !named.has(key)).map(titleOf),
    ...{ written: [], requests: 0, seconds: 0 },
  }
  if (!check && !hasFailures(report)) await write()
  return {
    ...report,
    requests: session.requests() - sentBefore,
    seconds: (performance.now() - started) / 1000,
  }

  async function write(): Promise<void> {
    try {
      for (const [index, row] of compared.entries()) {
        const each = wanted.challenges[index]
        if (!each || row.outcome === 'unchanged') continue
        // Somebody else may have made it since.
        const at = row.outcome === 'created' ? await again() : target
        report.rows[index] = await bring(each, false, at)
        report.written.push(each.challenge.title)
      }
      const { known: now } = await again()
      if (times.differences(now).length > 0) {
        report.schedule = await bringSchedule(session, gameId, wanted.timetable, now)
        report.written.push('schedule')
      }
      for (const one of pruned) report.written.push(await prune(session, gameId, one))
    } catch (error) {
      report.stopped = errorMessage(error)
    }
  }

  async function again(): Promise<Target & { known: ReadonlyMap<string, number> }> {
    return { ...target, known: await listChallenges(session.client, gameId) }
  }
}

const isForbidden = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 403

const titleOf = (key: string) => key.slice(key.indexOf('\n') + 1)

export const hasFailures = ({ rows }: Pick<SyncReport, 'rows'>): boolean =>
  rows.some(({ outcome }) => outcome === 'failed')

const withScoring = (challenge: PackChallenge, { timetable }: Wanted): PackChallenge => {
  const way = timetable.scoring.get(challenge)
  return way ? { ...challenge, way } : challenge
}

/** The times of the files and of the server. A challenge with a time appears by it, whatever its file says. */
async function readTimes(
  { session, gameId }: SyncOptions,
  { timetable }: Wanted,
  extensions: readonly string[],
) {
  const says = timetable.freezeAt !== undefined || timetable.releases.size > 0
  if (!extensions.includes('schedule')) {
    if (says) throw new Failure('The server has no schedule, and the files have times.')
    return { isTimed: () => false, differences: () => [] }
  }
  const stored = await readSchedule(session, gameId)
  const known = await listChallenges(session.client, gameId)
  const timed = new Set(stored.releases.map(({ challengeId }) => challengeId))
  return {
    isTimed(challenge: PackChallenge) {
      const named = timetable.releases.get(challenge)
      if (named !== undefined) return named !== null
      const id = known.get(challengeKey(challenge))
      return id !== undefined && timed.has(id)
    },
    differences: (now: ReadonlyMap<string, number>) => compareSchedule(stored, timetable, now),
  }
}
