import { packBoard } from '#shared/board/table.ts'
import type { packInWorker as inWorker } from '#shared/board/pack.ts'

/** Stands in for the page's reader of scoreboards (shared/board/pack.ts): a thread of the server needs no worker for a small one. */
export const packInWorker: typeof inWorker = () => async (body) =>
  packBoard(await new Response(body).json())
