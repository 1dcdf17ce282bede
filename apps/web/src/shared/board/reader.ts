import { readStream } from '#shared/board/stream.ts'
import { buffersOf } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/**
 * Ask the server; the next bytes of an answer that the page has; whether the answer's
 * table is wanted.
 */
export type ReaderRequest = { id: number } & (
  | { url: string; headers: [string, string][] }
  | { bytes: Uint8Array }
  | { isWanted: boolean }
)
/** What came before the body of an answer; of a refusal all of it. */
export type AnswerHead = {
  status: number
  headers: [string, string][]
  refusal: string | undefined
}
export type ReaderAnswer = { id: number } & (
  | { head: AnswerHead }
  | { table: BoardTable }
  /** Something went wrong; lost when the answer did not come to its end. */
  | { failure: string; isLost: boolean }
)

/** An answer of which nobody has said yet whether it is wanted. */
type PartialBoard = {
  stop: AbortController
  decoder: TextDecoder
  stream: ReturnType<typeof readStream>
  response?: Response
  isWhole?: boolean
}
const boards = new Map<number, PartialBoard>()

// Twelve megabytes of text take half a second to fetch and read on a slow machine: here nobody waits for them.
self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  const { id } = data
  const one = boards.get(id) ?? {
    stop: new AbortController(),
    decoder: new TextDecoder(),
    stream: readStream(),
  }
  boards.set(id, one)
  if ('bytes' in data) {
    take(one, data.bytes)
    return
  }
  const work = 'url' in data ? ask(one, data) : finish(one, data)
  work.catch((error: unknown) => {
    boards.delete(id)
    send({ id, failure: String(error), isLost: !one.isWhole })
  })
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
const send = (answer: ReaderAnswer, transfer: Transferable[] = []) =>
  self.postMessage(answer, { transfer })

const take = ({ stream, decoder }: PartialBoard, bytes: Uint8Array) =>
  stream.take(decoder.decode(bytes, { stream: true }))

async function ask(
  one: PartialBoard,
  { id, url, headers }: Extract<ReaderRequest, { url: string }>,
): Promise<void> {
  const { signal } = one.stop
  const response = await fetch(url, { headers, credentials: 'same-origin', signal })
  const refusal = response.ok ? undefined : await response.text()
  if (response.ok) one.response = response
  else boards.delete(id)
  send({ id, head: { status: response.status, headers: [...response.headers], refusal } })
}

async function finish(
  one: PartialBoard,
  { id, isWanted }: Extract<ReaderRequest, { isWanted: boolean }>,
): Promise<void> {
  boards.delete(id)
  if (!isWanted) {
    one.stop.abort()
    return
  }
  const body = one.response?.body?.getReader()
  for (let next = await body?.read(); next && !next.done; next = await body?.read()) {
    take(one, next.value)
  }
  one.isWhole = true
  one.stream.take(one.decoder.decode())
  const table = one.stream.finish()
  send({ id, table }, buffersOf(table))
}
