import { ApiError, isAbort } from '@halyard/api'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import readerUrl from '#shared/board/reader.ts?worker&url'
import type { BoardTable } from '#shared/board/table.ts'
import type { AnswerHead, ReaderAnswer, ReaderRequest } from '#shared/board/reader.ts'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

type Waiting<Part> = { resolve: (part: Part) => void; reject: (error: unknown) => void }

const heads = new Map<number, Waiting<AnswerHead>>()
const tables = new Map<number, Waiting<BoardTable>>()
/** The answer of the worker behind a body that is nothing but its sign. */
const bodies = new WeakMap<ReadableStream, number>()
let worker: Worker | undefined
let count = 0

const post = (request: ReaderRequest, moved: ArrayBuffer[] = []) =>
  reader().postMessage(request, moved)

const headOf = (id: number) =>
  new Promise<AnswerHead>((resolve, reject) => heads.set(id, { resolve, reject }))

function tableOf(id: number): Promise<BoardTable> {
  const table = new Promise<BoardTable>((resolve, reject) => tables.set(id, { resolve, reject }))
  // Who waits for it reports it.
  table.catch(() => {})
  return table
}

/** Sends a request for a scoreboard from the worker that reads it: megabytes never come to the page's thread. */
export async function fetchInWorker({ url, headers, signal }: Request): Promise<Response> {
  signal.throwIfAborted()
  const id = ++count
  const drop = () => post({ id, isWanted: false })
  const head = await new Promise<AnswerHead>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      drop()
      reject(signal.reason)
    })
    headOf(id).then(resolve, reject)
    post({ id, url, headers: [...headers] })
  })
  const body = head.refusal ?? new ReadableStream({ cancel: drop })
  const response = new Response(body, head)
  if (response.body && head.refusal === undefined) bodies.set(response.body, id)
  return response
}

/**
 * Makes ready to read a scoreboard into columns, off the page's thread. What it gives takes the body of an answer: one that the worker
 * has, or one whose bytes go there as they come in.
 *
 * @throws ApiError when they are not a scoreboard, or do not come to an end
 */
export function packInWorker(): (body: ReadableStream) => Promise<BoardTable> {
  reader()
  return async (body) => {
    const known = bodies.get(body)
    const id = known ?? ++count
    const table = tableOf(id)
    if (known === undefined) await send(id, body)
    post({ id, isWanted: true })
    return table
  }
}

async function send(id: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  try {
    // Safari cannot walk through a stream by itself.
    const from = body.getReader()
    for (let next = await from.read(); !next.done; next = await from.read()) {
      post({ id, bytes: next.value }, [next.value.buffer])
    }
  } catch (cause) {
    post({ id, isWanted: false })
    tables.delete(id)
    throw isAbort(cause) ? cause : new ApiError({ status: 0, cause })
  }
}

const reader = (): Worker => (worker ??= startWorker())

function startWorker(): Worker {
  const started = new Worker(trustedUrl(readerUrl), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => take(data))
  // Its code did not load: the next try starts another one.
  started.addEventListener('error', () => {
    for (const { reject } of heads.values()) reject(new TypeError('The worker did not start'))
    for (const { reject } of tables.values()) reject(new ApiError({ status: 0 }))
    heads.clear()
    tables.clear()
    worker = undefined
  })
  return started
}

function take(answer: ReaderAnswer): void {
  const [head, table] = [heads.get(answer.id), tables.get(answer.id)]
  heads.delete(answer.id)
  if ('head' in answer) {
    head?.resolve(answer.head)
    return
  }
  tables.delete(answer.id)
  if ('table' in answer) table?.resolve(answer.table)
  else {
    head?.reject(new TypeError(answer.failure))
    table?.reject(new ApiError({ status: answer.isLost ? 0 : 200, cause: answer.failure }))
  }
}
