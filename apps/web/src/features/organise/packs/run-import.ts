import { ApiError } from '@halyard/api'
import type { Row } from '@halyard/packs/send'
import { endsRun } from '#features/organise/packs/entries.ts'
import type { Entry } from '#features/organise/packs/entries.ts'

type RunOptions = {
  /** Brings one challenge into the game; asked again where the server wants a pause. */
  bring: (entry: Entry) => Promise<Row>
  /** Called with each entry that is done, and its place. */
  onDone: (entry: Entry, done: number) => void
  /** The server asks for a pause. */
  onWait: (seconds: number) => void
  /** Ends the run after the challenge that is on its way. */
  signal: AbortSignal
  /** Sleeps; replaced in tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}

const mostPauses = 20
const defaultPauseSeconds = 10

/**
 * Brings challenges one after the other: their order is the order of the files, and the server is not overloaded. One that fails does not
 * stop the others, unless nothing could succeed any more.
 */
export async function runImport(
  entries: readonly Entry[],
  { bring, onDone, onWait, signal, sleep = rest }: RunOptions,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    if (signal.aborted) return
    try {
      const row = await patiently(() => bring(entry), { onWait, signal, sleep })
      onDone({ ...entry, row, failure: undefined }, index + 1)
    } catch (failure) {
      if (signal.aborted) return
      onDone({ ...entry, row: { ...entry.row, outcome: 'failed' }, failure }, index + 1)
      if (endsRun(failure)) return
    }
  }
}

/** Repeats a call as often as the server asks to wait for it. */
async function patiently<T>(
  call: () => Promise<T>,
  { onWait, signal, sleep }: Required<Pick<RunOptions, 'onWait' | 'signal' | 'sleep'>>,
): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await call()
    } catch (error) {
      const isAsked = error instanceof ApiError && error.status === 429
      if (!isAsked || pauses === mostPauses) throw error
      const seconds = error.retryAfterSeconds ?? defaultPauseSeconds
      onWait(seconds)
      await sleep(seconds * 1000, signal)
    }
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
