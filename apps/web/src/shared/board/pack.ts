import { ApiError } from '@halyard/api'
import type { BoardTable } from '#shared/board/table.ts'
import type { PackAnswer, PackRequest } from '#shared/board/worker.ts'

type Waiting = { resolve: (table: BoardTable) => void; reject: (error: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let count = 0

/**
 * Makes ready to read a scoreboard into columns, off the page's thread: what it gives takes the bytes as they come in, so that the
 * page never holds them all.
 *
 * @throws ApiError when they are not a scoreboard, or do not come to an end
 */
export function packInWorker(): (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
) => Promise<BoardTable> {
  worker ??= startWorker()
  return async (body) => {
    const id = ++count
    const reader = (worker ??= startWorker())
    const tell = (request: PackRequest, moved: ArrayBuffer[] = []) =>
      reader.postMessage(request, moved)
    const table = new Promise<BoardTable>((resolve, reject) => waiting.set(id, { resolve, reject }))
    table.catch(() => {})
    try {
      for await (const bytes of chunksOf(body)) tell({ id, bytes }, [bytes.buffer])
    } catch (cause) {
      tell({ id, isGivenUp: true })
      waiting.delete(id)
      const isAbort = cause instanceof DOMException && cause.name === 'AbortError'
      throw isAbort ? cause : new ApiError({ status: 0, cause })
    }
    tell({ id })
    return table
  }
}

/** Safari cannot walk through a stream by itself. */
async function* chunksOf<Chunk>(body: ReadableStream<Chunk>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
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
