import { unsettledCount } from '@halyard/query'
import type { EntryKind, Journal, MonitorEntry } from '@halyard/query'
import { momentParam, optionsParam, textParam } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

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

/** What the address says of both lists. */
export const monitorParams = {
  /** Names, as they are: neither list has ids. */
  team: textParam('team'),
  user: textParam('user'),
  challenge: textParam('challenge'),
  kinds: optionsParam('type', allKinds),
  /** Part of any name or of the flag. */
  text: textParam('q'),
  from: momentParam('from'),
  to: momentParam('to'),
}

/** What of a list is looked at. Empty texts and undefined leave everything. */
export type MonitorFilter = ListChoice<typeof monitorParams>

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

/**
 * How many entries at the top are new or judged again since an older state of the same list: below, what was there has moved down by
 * the number of all that were added. Undefined when the list has changed further down.
 */
function changedTop(before: Journal, { entries, revision }: Journal): number | undefined {
  if (before.revision !== revision) return undefined
  const added = entries.length - before.entries.length
  const near = Math.min(unsettledCount, before.entries.length)
  let top = near
  while (top > 0 && entries[added + top - 1] === before.entries[top - 1]) top--
  return top < near || near === 0 ? top : undefined
}

/** Whether a filter leaves nothing that another one does not: its text begins with that of the other one. */
function narrows(filter: MonitorFilter, { text, kinds, ...rest }: MonitorFilter): boolean {
  const hasSame = Object.entries(rest).every(([name, value]) => Reflect.get(filter, name) === value)
  const hasSameKinds = String(filter.kinds) === String(kinds)
  return (
    hasSame && hasSameKinds && filter.text.trim().toLowerCase().includes(text.trim().toLowerCase())
  )
}

/** Filters a growing list, and looks only at what is new in it: a list of 100,000 grows many times a second. */
export function createShown() {
  let last: { filter: MonitorFilter; journal: Journal; shown: readonly MonitorEntry[] } | undefined
  const select = (journal: Journal, filter: MonitorFilter): readonly MonitorEntry[] => {
    if (!isFiltering(filter)) return journal.entries
    const matches = matcherOf(filter)
    // The next letter of a search looks at what the one before has left.
    if (last?.journal === journal && narrows(filter, last.filter)) return last.shown.filter(matches)
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
