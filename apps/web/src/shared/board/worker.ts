import type { Scoreboard } from '@halyard/api'
import { buffersOf, packBoard } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** The next bytes of an answer; without any its end, or that it does not come to one. */
export type PackRequest = { id: number; bytes?: Uint8Array; isGivenUp?: boolean }
export type PackAnswer = { id: number; table: BoardTable } | { id: number; failure: string }

/** What has come in so far. */
type Begun = { decoder: TextDecoder; text: string }
const begun = new Map<number, Begun>()

// Twelve megabytes of text take half a second to read on a slow machine: here nobody waits for them.
self.addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  const { id, bytes, isGivenUp } = data
  const one = begun.get(id) ?? { decoder: new TextDecoder(), text: '' }
  if (bytes) {
    one.text += one.decoder.decode(bytes, { stream: true })
    begun.set(id, one)
    return
  }
  begun.delete(id)
  if (!isGivenUp) answer(id, one.text + one.decoder.decode())
})

function answer(id: number, text: string) {
  try {
    const board: Scoreboard = JSON.parse(text)
    const table = packBoard(board)
    self.postMessage({ id, table } satisfies PackAnswer, { transfer: buffersOf(table) })
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
    self.postMessage({ id, failure: String(error) } satisfies PackAnswer)
  }
}
