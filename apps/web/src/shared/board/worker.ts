import type { Scoreboard } from '@halyard/api'
import { buffersOf, packBoard } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

export type PackRequest = { id: number; bytes: ArrayBuffer }
export type PackAnswer = { id: number; table: BoardTable } | { id: number; failure: string }

// Twelve megabytes of text take half a second to read on a slow machine: here nobody waits for them.
self.addEventListener('message', ({ data: { id, bytes } }: MessageEvent<PackRequest>) => {
  try {
    const board: Scoreboard = JSON.parse(new TextDecoder().decode(bytes))
    const table = packBoard(board)
    self.postMessage({ id, table } satisfies PackAnswer, { transfer: buffersOf(table) })
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
    self.postMessage({ id, failure: String(error) } satisfies PackAnswer)
  }
})
