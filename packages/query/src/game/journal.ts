import type { MonitorEntry } from '#game/monitor-entry.ts'

/** What is known of a list, at one moment. */
export type Journal = {
  /** Newest first. */
  readonly entries: readonly MonitorEntry[]
  /** Another one once an entry far from the top was replaced; between equal ones entries were only added, or got their verdict near it. */
  readonly revision: number
}

/** How many entries at the top may get their verdict without another revision. */
export const unsettledCount = 512

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

/** The index of an entry; -1 when it is not in the list. */
function placeOf(entries: readonly MonitorEntry[], entry: MonitorEntry): number {
  const { time } = entry
  for (let place = indexAt(entries, time, false); entries[place]?.time === time; place++)
    if (entries[place] === entry) return place
  return -1
}

/** Collects entries that come in any order, and more than once. */
export function createCollector() {
  const known = new Map<string, MonitorEntry>()
  let journal = emptyJournal
  return {
    journal: () => journal,
    /** Puts an entry in the place of the one with its key. */
    replace(entry: MonitorEntry): void {
      const before = known.get(entry.key)
      const place = before ? placeOf(journal.entries, before) : -1
      if (place < 0) return
      known.set(entry.key, entry)
      journal = {
        entries: journal.entries.with(place, entry),
        revision: journal.revision + (place >= unsettledCount ? 1 : 0),
      }
    },
    add(found: readonly MonitorEntry[]): void {
      const fresh: MonitorEntry[] = []
      let { entries, revision } = journal
      const verdicts = new Map<number, MonitorEntry>()
      for (const entry of found) {
        const before = known.get(entry.key)
        // A page that was on its way may be older than the verdict.
        if (before && (before.kind !== 'checking' || entry.kind === 'checking')) continue
        known.set(entry.key, entry)
        if (!before) fresh.push(entry)
        // One that is not in the list yet came in this batch.
        else if (placeOf(entries, before) >= 0) verdicts.set(placeOf(entries, before), entry)
      }
      if (verdicts.size === 0 && fresh.length === 0) return
      // Within one batch, too, a verdict may follow its answer.
      const settled = fresh.map((entry) => known.get(entry.key) ?? entry)
      if (verdicts.size > 0) {
        const judged = [...entries]
        for (const [place, entry] of verdicts) judged[place] = entry
        entries = judged
        if (Math.max(...verdicts.keys()) >= unsettledCount) revision += 1
      }
      journal = { entries: mergeNewestFirst(entries, settled), revision }
    },
  }
}
