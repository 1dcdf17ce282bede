import type { Journal, MonitorEntry } from '@halyard/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { countNewer, createShown } from '#features/monitor/filter.ts'
import type { MonitorFilter } from '#features/monitor/filter.ts'
import { now } from '#shared/clock/clock.ts'
import { useTitleMark } from '#shared/title.ts'

/** Who has scrolled further than this, in px, reads: rows stay where they are. */
const atTopPx = 120

/**
 * The rows of a growing list. They follow at the top; paused or further down, what is new waits. The tab counts what waits, and what came
 * while the page was out of view.
 */
export function useFollowed(journal: Journal, filter: MonitorFilter) {
  const [shown] = useState(createShown)
  const [pausedAt, setPausedAt] = useState<number>()
  const [awayAt, setAwayAt] = useState<number>()
  const [hiddenAt, setHiddenAt] = useState<number>()
  const newest = journal.entries[0]?.time ?? 0
  const heldAt = pausedAt ?? awayAt
  const handleScroll = useEffectEvent(() => {
    const isAway = window.scrollY > atTopPx
    if (isAway && awayAt === undefined) setAwayAt(newest)
    if (!isAway && awayAt !== undefined) setAwayAt(undefined)
  })
  const handleVisibility = useEffectEvent(() =>
    setHiddenAt(document.visibilityState === 'hidden' ? newest || now() : undefined),
  )
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('scroll', () => handleScroll(), { passive: true, signal })
    document.addEventListener('visibilitychange', () => handleVisibility(), { signal })
    return () => stop.abort()
  }, [])

  const all = shown(journal, filter)
  const newCount = heldAt === undefined ? 0 : countNewer(all, heldAt)
  const unseenAt = Math.min(heldAt ?? Infinity, hiddenAt ?? Infinity)
  useTitleMark(countNewer(all, unseenAt))
  const rows: readonly MonitorEntry[] = newCount > 0 ? all.slice(newCount) : all
  return {
    /** All that the filter leaves, also what waits. */
    all,
    rows,
    newCount,
    isPaused: pausedAt !== undefined,
    setPaused: (isPaused: boolean) => setPausedAt(isPaused ? (heldAt ?? newest) : undefined),
    /** Shows what waits; a pause continues from here. */
    showNew: () => {
      if (pausedAt !== undefined) setPausedAt(newest)
      setAwayAt(undefined)
      window.scrollTo({ top: 0 })
    },
  }
}
