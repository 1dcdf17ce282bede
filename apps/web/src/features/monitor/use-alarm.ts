import type { MonitorEntry } from '@halyard/query'
import { useEffect, useRef } from 'react'
import { countNewer } from '#features/monitor/filter.ts'
import { now } from '#shared/clock/clock.ts'
import { chime } from '#shared/game/notices/chime.ts'
import { storedFlag } from '#shared/storage/stored-flag.ts'

/** Whether a shared flag is heard. */
export const alarm = storedFlag('halyard:monitor-sound', 'on')

/** Sounds once for each batch with a shared flag that came after the screen was opened. */
export function useAlarm(entries: readonly MonitorEntry[]): void {
  const heardUntil = useRef<number>(undefined)
  useEffect(() => {
    const since = (heardUntil.current ??= now())
    const shared = entries
      .slice(0, countNewer(entries, since))
      .find(({ kind }) => kind === 'shared')
    if (!shared) return
    heardUntil.current = shared.time
    // Browsers keep quiet until the page was touched once.
    if (alarm.isSet()) void chime().catch(() => {})
  }, [entries])
}
