import type { OnProgress } from '#move-in/load.ts'

/** Where progress is shown. */
interface Screen {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

const EVERY_MS = 200

export interface Progress {
  readonly show: OnProgress
  /** Takes away the line that is unfinished when the work breaks off, for what is said about that. */
  readonly end: () => void
}

/** Shows what has come in: one line that changes on a terminal, elsewhere a line for each kind of row when it is in. */
export function showProgress(screen: Screen): Progress {
  let shownAt = 0
  let isOpen = false
  return {
    show(name, done, total) {
      const isDone = done >= total
      const line = `${name} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
      if (!screen.isTTY) {
        if (isDone) screen.write(`${line}\n`)
        return
      }
      const now = performance.now()
      if (!isDone && now - shownAt < EVERY_MS) return
      shownAt = now
      isOpen = !isDone
      screen.write(`\r\u001B[K${line}${isDone ? '\n' : ''}`)
    },
    end() {
      if (isOpen) screen.write('\r\u001B[K')
      isOpen = false
    },
  }
}
