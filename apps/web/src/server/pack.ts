import { packBoard } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** Stands in for the page's reader of scoreboards (shared/board/pack.ts): a thread of the server needs no worker for a small one. */
export const packInWorker =
  () =>
  async (body: ReadableStream): Promise<BoardTable> =>
    packBoard(await new Response(body).json())
