import type { Row } from '@halyard/packs/send'
import { sanitise } from '#report/sanitise.ts'
import { outcomeLabel } from '#report/cells.ts'

/** The part of a stream that progress needs; `isTTY` decides between one moving line and one line a challenge. */
export type ProgressStream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number }

export type Progress = {
  /** A step of the challenge at this place (from 0) begins. */
  step: (index: number, title: string, what: string) => void
  finish: (index: number, row: Row) => void
  /** The server asks for a pause. */
  wait: (seconds: number) => void
  /** Leaves the line free for other output. */
  end: () => void
}

const defaultColumns = 80
const clearLine = '\r\u001B[K'

/** Shows how far the import is. */
export function createProgress(
  stream: ProgressStream,
  total: () => number,
  dryRun: boolean,
): Progress {
  let hasWaited = false
  const columns = stream.columns || defaultColumns
  const place = (index: number) =>
    `[${String(index + 1).padStart(String(total()).length)}/${total()}]`
  const moving = (line: string) => {
    if (stream.isTTY) stream.write(`${clearLine}${sanitise(line).slice(0, columns - 1)}`)
  }
  return {
    step: (index, title, what) => moving(`${place(index)} ${title}: ${what}`),
    finish(index, { title, outcome, error }) {
      const line = `${place(index)} ${outcomeLabel(outcome, dryRun)}: ${title}`
      if (stream.isTTY) moving(line)
      else stream.write(`${sanitise(error ? `${line} (${error})` : line)}\n`)
    },
    wait(seconds) {
      moving(`The server asks for a pause of ${seconds} s …`)
      if (!stream.isTTY && !hasWaited) {
        stream.write('The server limits requests; this waits whenever it is told to.\n')
      }
      hasWaited = true
    },
    end() {
      if (stream.isTTY) stream.write(clearLine)
    },
  }
}
