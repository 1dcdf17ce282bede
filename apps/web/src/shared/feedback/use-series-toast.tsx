import { useLingui } from '@lingui/react/macro'
import type { PacedOptions } from '@halyard/query'
import type { ToastOptions } from '@halyard/ui'
import { browserNow } from '#shared/clock/clock.ts'
import { SeriesFailures } from '#shared/feedback/series-failures.tsx'
import type { SeriesFailure } from '#shared/feedback/series-failures.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'

/** Milliseconds between two updates of the progress: readers hear each. */
const updateEveryMs = 1000

type SeriesEnd = {
  title: string
  /** How many there were; of a single one the title says which. */
  total: number
  failures: readonly SeriesFailure[]
  leftCount: number
  undo?: ToastOptions['action']
  undoMs?: number
}

/** Shows the progress of a series of calls with a button that stops it, then its result. It outlives the screen that began it. */
export function useSeriesToast(id: string) {
  'use memo'
  const { t } = useLingui()
  const { number } = useFormat()
  return {
    /** @returns what `runPaced` is given */
    begin: (total: number, title: string): PacedOptions => {
      const stop = new AbortController()
      let updatedAtMs = 0
      const showToast = (count: number) => {
        const nowMs = browserNow()
        if (nowMs - updatedAtMs < updateEveryMs) return
        updatedAtMs = nowMs
        const [done, all] = [number(count), number(total)]
        toast({
          tone: 'progress',
          id,
          title,
          body: t`${done} of ${all}`,
          progress: count / total,
          action: { label: t`Stop`, onSelect: () => stop.abort() },
        })
      }
      showToast(0)
      return { signal: stop.signal, onProgress: showToast }
    },
    end: ({ title, total, failures, leftCount, undo, undoMs }: SeriesEnd) => {
      const isWhole = failures.length === 0 && leftCount === 0
      toast({
        tone: isWhole ? 'ok' : 'bad',
        id,
        title,
        ...(!isWhole && {
          body: <SeriesFailures {...{ failures, leftCount }} isNamed={total > 1} />,
        }),
        ...(undo && { action: undo }),
        ...(undo && isWhole && undoMs !== undefined && { autoCloseMs: undoMs }),
      })
    },
  }
}
