import type { EntryKind, Journal, MonitorEntry } from '@halyard/query'

/** What of a list is looked at. Empty texts and undefined leave everything. */
export type MonitorFilter = {
  /** Names, as they are: neither list has ids. */
  readonly team: string
  readonly user: string
  readonly challenge: string
  readonly kinds: readonly EntryKind[]
  /** Part of any name or of the flag. */
  readonly text: string
  /** Epoch milliseconds. */
  readonly from: number | undefined
  readonly to: number | undefined
}

const allKinds = [
  'accepted',
  'wrong',
  'shared',
  'unknown',
  'checking',
  'started',
  'stopped',
  'notice',
] as const satisfies readonly EntryKind[]

const momentOf = (text: string | null): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** The filter an address asks for; what it does not know is left out. */
export function parseFilter(search: URLSearchParams): MonitorFilter {
  const wanted = search.get('type')?.split(',') ?? []
  return {
    team: search.get('team') ?? '',
    user: search.get('user') ?? '',
    challenge: search.get('challenge') ?? '',
    kinds: allKinds.filter((kind) => wanted.includes(kind)),
    text: search.get('q') ?? '',
    from: momentOf(search.get('from')),
    to: momentOf(search.get('to')),
  }
}

export const isFiltering = ({ team, user, challenge, kinds, text, from, to }: MonitorFilter) =>
  Boolean(team || user || challenge || text.trim() || kinds.length > 0) ||
  from !== undefined ||
  to !== undefined

/** Whether an entry is looked at. */
export function matcherOf(filter: MonitorFilter): (entry: MonitorEntry) => boolean {
  const text = filter.text.trim().toLowerCase()
  const { team, user, challenge, from = -Infinity, to = Infinity } = filter
  return (entry) =>
    (!team || entry.team === team || entry.owner === team) &&
    (!user || entry.user === user) &&
    (!challenge || entry.challenge === challenge) &&
    (filter.kinds.length === 0 || filter.kinds.includes(entry.kind)) &&
    entry.time >= from &&
    entry.time <= to &&
    (!text ||
      `${entry.team}\n${entry.user}\n${entry.challenge}\n${entry.text}\n${entry.owner}`
        .toLowerCase()
        .includes(text))
}

/** Entries to look at beyond the first that is where it was; what comes out of order comes close to the top. */
const lookAhead = 64

/**
 * How many entries at the top are new since an older state of the same list. Entries are only ever added, so where an old one has
 * moved down by the number of all that were added, everything below is as it was. Undefined when that is not near the top.
 */
function changedTop(before: Journal, { entries, revision }: Journal): number | undefined {
  if (before.revision !== revision) return undefined
  const added = entries.length - before.entries.length
  for (let index = 0; index < Math.min(lookAhead, before.entries.length); index++) {
    if (entries[added + index] === before.entries[index]) return index
  }
  return undefined
}

/** Filters a growing list, and looks only at what is new in it: a list of 100,000 grows many times a second. */
export function createShown() {
  let last: { filter: MonitorFilter; journal: Journal; shown: readonly MonitorEntry[] } | undefined
  const select = (journal: Journal, filter: MonitorFilter): readonly MonitorEntry[] => {
    if (!isFiltering(filter)) return journal.entries
    const matches = matcherOf(filter)
    const moved = last?.filter === filter ? changedTop(last.journal, journal) : undefined
    if (!last || moved === undefined) return journal.entries.filter(matches)
    // The old entries above that place may have others between them now.
    const above = last.journal.entries.slice(0, moved).filter(matches).length
    const added = journal.entries.length - last.journal.entries.length
    const top = journal.entries.slice(0, added + moved).filter(matches)
    return top.concat(last.shown.slice(above))
  }
  return (journal: Journal, filter: MonitorFilter): readonly MonitorEntry[] => {
    if (last?.journal === journal && last.filter === filter) return last.shown
    const shown = select(journal, filter)
    last = { filter, journal, shown }
    return shown
  }
}

/** How many entries, newest first, are newer than a moment. */
export function countNewer(entries: readonly MonitorEntry[], time: number): number {
  const index = entries.findIndex((entry) => entry.time <= time)
  return index < 0 ? entries.length : index
}
