import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which one page is shown, and after which keys and cursor are hidden. */
const PAGE_MS = 12_000
const IDLE_MS = 3_000

export type Projector = {
  page: number
  isPaused: boolean
  /** Nobody has touched anything for three seconds. */
  isIdle: boolean
}

/** Pages that turn by themselves: Space stops and starts, the arrows turn. The screen is asked to stay on. */
export function useProjector(pageCount: number): Projector {
  const [page, setPage] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isIdle, setIsIdle] = useState(false)
  const count = Math.max(1, pageCount)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      setIsIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIsIdle(true), IDLE_MS)
    }
    const handleKey = (event: KeyboardEvent) => {
      wake()
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const turn = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key]
      if (turn) setPage((old) => (old + turn + count) % count)
      else if (event.key === ' ') setIsPaused((old) => !old)
      else return
      event.preventDefault()
    }
    wake()
    window.addEventListener('keydown', handleKey, { signal })
    window.addEventListener('pointermove', wake, { signal, passive: true })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [count])

  useEffect(() => {
    if (isPaused || count === 1) return undefined
    const timer = setTimeout(() => setPage((page + 1) % count), PAGE_MS)
    return () => clearTimeout(timer)
  }, [isPaused, count, page])

  useWakeLock()
  return { page: Math.min(page, count - 1), isPaused, isIdle }
}

/** Asks the screen to stay on; where that is not possible nothing is lost. Asked again when the page comes back. */
function useWakeLock() {
  const lock = useRef<WakeLockSentinel | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (stop.signal.aborted) await sentinel.release()
        else lock.current = sentinel
      } catch {
        // Refused by the system, for instance on a low battery.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal })
    return () => {
      stop.abort()
      void lock.current?.release()
    }
  }, [])
}
