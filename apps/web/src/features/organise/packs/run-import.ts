import type { Row } from '@halyard/packs/send'
import { runPaced } from '@halyard/query'
import type { Entry } from '#features/organise/packs/entries.ts'

type RunOptions = {
  /** Brings one challenge into the game; called again after the pause where the server asks for one. */
  bring: (entry: Entry) => Promise<Row>
  /** Called with each entry that is done, and how many are. */
  onDone: (entry: Entry, done: number) => void
  /** The server asks for a pause. */
  onWait: (seconds: number) => void
  /** Ends the run after the challenge that is on its way. */
  signal: AbortSignal
}

/**
 * Brings challenges one after the other: their order is the order of the files, and the server is not overloaded. One that fails does not
 * stop the others, unless nothing could succeed any more.
 */
export async function runImport(
  entries: readonly Entry[],
  { bring, onDone, onWait, signal }: RunOptions,
): Promise<void> {
  let count = 0
  const done = (entry: Entry) => onDone(entry, ++count)
  await runPaced(
    entries,
    async (entry) => done({ ...entry, row: await bring(entry), failure: undefined }),
    {
      signal,
      onWait,
      onFailure(entry, failure) {
        if (!signal.aborted) done({ ...entry, row: { ...entry.row, outcome: 'failed' }, failure })
      },
    },
  )
}
