import { ApiError } from '@halyard/api'
import type { BoardTable } from '#shared/board/table.ts'
import type { PackAnswer, PackRequest } from '#shared/board/worker.ts'

type Waiting = { resolve: (table: BoardTable) => void; reject: (error: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let count = 0

/**
 * Reads the bytes of a scoreboard into columns, off the page's thread.
 *
 * @throws ApiError when they are not a scoreboard
 */
export function packInWorker(bytes: ArrayBuffer): Promise<BoardTable> {
  worker ??= startWorker()
  const id = ++count
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker?.postMessage({ id, bytes } satisfies PackRequest, [bytes])
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<PackAnswer>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('table' in data) one?.resolve(data.table)
    else one?.reject(new ApiError({ status: 200, cause: data.failure }))
  })
  // Its code did not load: the next try starts another one.
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new ApiError({ status: 0 }))
    waiting.clear()
    worker = undefined
  })
  return started
}
