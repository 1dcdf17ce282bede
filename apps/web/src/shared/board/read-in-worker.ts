import { ApiError, isAbort } from '@halyard/api'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import readerUrl from '#shared/board/reader.ts?worker&url'
import type {
  ReadBody,
  ReaderAnswer,
  ReaderCall,
  ReaderRequest,
  ReaderResult,
} from '#shared/board/reader.ts'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

type Waiting = { take: (result: ReaderResult) => void; fail: (error: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let count = 0

/**
 * Has a worker ask for a scoreboard and read it: megabytes never come to the page's thread.
 *
 * @throws ApiError when the server cannot be reached, or stops in the middle
 */
export async function askInWorker(call: ReaderCall, signal: AbortSignal): Promise<ReaderAnswer> {
  const result = await resultOf(signal, (id) => send({ id, call }))
  if ('answer' in result) return result.answer
  throw new ApiError({ status: 0, cause: 'lost' in result && result.lost })
}

/**
 * Has the worker read an answer that the page has: its bytes go there as they come in.
 *
 * @throws ApiError when they do not come to an end
 */
export async function readInWorker(body: ReadableStream, signal: AbortSignal): Promise<ReadBody> {
  const result = await resultOf(signal, (id, fail) => void sendBody(id, body, signal).catch(fail))
  return 'body' in result ? result.body : {}
}

/** What the worker gives for what is sent to it. */
function resultOf(
  signal: AbortSignal,
  start: (id: number, fail: (error: unknown) => void) => void,
): Promise<ReaderResult> {
  signal.throwIfAborted()
  const id = ++count
  return new Promise((take, reject) => {
    const giveUp = () => {
      send({ id, isGivenUp: true })
      fail(signal.reason)
    }
    const end = () => {
      waiting.delete(id)
      signal.removeEventListener('abort', giveUp)
    }
    const fail = (error: unknown) => {
      end()
      reject(error)
    }
    signal.addEventListener('abort', giveUp)
    waiting.set(id, {
      take(result) {
        end()
        take(result)
      },
      fail,
    })
    start(id, fail)
  })
}

async function sendBody(
  id: number,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Promise<void> {
  // Safari cannot walk through a stream by itself.
  const from = body.getReader()
  try {
    for (let next = await from.read(); !next.done; next = await from.read()) {
      if (signal.aborted) return await from.cancel()
      send({ id, bytes: next.value }, [next.value.buffer])
    }
    send({ id, isWhole: true })
  } catch (cause) {
    send({ id, isGivenUp: true })
    throw isAbort(cause) ? cause : new ApiError({ status: 0, cause })
  }
}

const send = (request: ReaderRequest, moved: ArrayBuffer[] = []) =>
  startReader().postMessage(request, moved)

/** Starts the worker, unless it runs: before an answer comes that it is to read. */
export const startReader = (): Worker => (worker ??= createReader())

function createReader(): Worker {
  const started = new Worker(trustedUrl(readerUrl), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<ReaderResult>) =>
    waiting.get(data.id)?.take(data),
  )
  // Its code did not load: the next try starts another one.
  started.addEventListener('error', () => {
    worker = undefined
    for (const { fail } of waiting.values()) fail(new ApiError({ status: 0 }))
  })
  return started
}
