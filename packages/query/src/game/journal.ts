import type { MonitorEntry } from '#game/monitor-entry.ts'

/** What is known of a list, at one moment. */
export type Journal = {
  /** Newest first. */
  readonly entries: readonly MonitorEntry[]
  /** Another one once an entry was replaced; between equal ones entries were only added. */
  readonly revision: number
}

export const emptyJournal: Journal = { entries: [], revision: 0 }

/** The first index whose entry is no newer than `time`, or older with `isStrict`. */
function indexAt(entries: readonly MonitorEntry[], time: number, isStrict: boolean): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = entries[middle]?.time ?? 0
    if (at > time || (isStrict && at === time)) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts entries into a list by their time. Only the stretch of the list they fall into is sorted again. */
export function mergeNewestFirst(
  entries: readonly MonitorEntry[],
  added: readonly MonitorEntry[],
): readonly MonitorEntry[] {
  const sorted = added.toSorted((a, b) => b.time - a.time)
  const [newest] = sorted
  const oldest = sorted.at(-1)
  if (!newest || !oldest) return entries
  const first = indexAt(entries, newest.time, false)
  const last = indexAt(entries, oldest.time, true)
  const stretch = [...sorted, ...entries.slice(first, last)].toSorted((a, b) => b.time - a.time)
  return entries.slice(0, first).concat(stretch, entries.slice(last))
}

/** Collects entries that come in any order, and more than once. */
export function createCollector() {
  const known = new Map<string, MonitorEntry>()
  let journal = emptyJournal
  return {
    journal: () => journal,
    add(found: readonly MonitorEntry[]): void {
      const fresh: MonitorEntry[] = []
      let { entries, revision } = journal
      let isReplaced = false
      for (const entry of found) {
        const before = known.get(entry.key)
        // A page that was on its way may be older than the verdict.
        if (before && (before.kind !== 'checking' || entry.kind === 'checking')) continue
        known.set(entry.key, entry)
        if (before) isReplaced = true
        else fresh.push(entry)
      }
      if (!isReplaced && fresh.length === 0) return
      // Within one batch, too, a verdict may follow its answer.
      const settled = fresh.map((entry) => known.get(entry.key) ?? entry)
      if (isReplaced) {
        entries = entries.map((entry) => known.get(entry.key) ?? entry)
        revision += 1
      }
      journal = { entries: mergeNewestFirst(entries, settled), revision }
    },
  }
}
