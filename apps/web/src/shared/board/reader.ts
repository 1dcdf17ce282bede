import { readStream } from '#shared/board/stream.ts'
import { buffersOf } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** What the worker is to ask the server for. */
export type ReaderCall = {
  url: string
  headers: Record<string, string>
  /** Of the scoreboard that the page has: another table than its own is not needed. */
  tag: string | null
}
/** Ask the server; the next bytes of an answer that the page has; that these were all; that nobody waits any more. */
export type ReaderRequest = { id: number } & (
  | { call: ReaderCall }
  | { bytes: Uint8Array }
  | { isWhole: true }
  | { isGivenUp: true }
)

/** What came of a body: a table, or why it is none. Neither when its version is the known one. */
export type ReadBody = { table?: BoardTable; fault?: string }
/** An answer of the server; of a refusal with its text. */
export type ReaderAnswer = ReadBody & {
  status: number
  headers: [string, string][]
  refusal?: string
}
export type ReaderResult = { id: number } & (
  | { answer: ReaderAnswer }
  | { body: ReadBody }
  /** The server did not answer, or not to the end. */
  | { lost: string }
)

type Reading = {
  stop: AbortController
  decoder: TextDecoder
  stream: ReturnType<typeof readStream>
}
const readings = new Map<number, Reading>()

// Twelve megabytes of text take half a second to fetch and read on a slow machine: here nobody waits for them.
self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  const { id } = data
  const reading = readings.get(id) ?? {
    stop: new AbortController(),
    decoder: new TextDecoder(),
    stream: readStream(),
  }
  readings.set(id, reading)
  if ('bytes' in data) take(reading, data.bytes)
  else if ('call' in data) void ask(id, reading, data.call)
  else {
    readings.delete(id)
    if ('isWhole' in data) report({ id, body: finish(reading) })
    else reading.stop.abort()
  }
})

function report(result: ReaderResult): void {
  const table = 'answer' in result ? result.answer.table : 'body' in result && result.body.table
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  self.postMessage(result, { transfer: table ? buffersOf(table) : [] })
}

async function ask(id: number, reading: Reading, call: ReaderCall): Promise<void> {
  try {
    report({ id, answer: await answerTo(reading, call) })
  } catch (error) {
    report({ id, lost: String(error) })
  } finally {
    readings.delete(id)
  }
}

async function answerTo(
  reading: Reading,
  { url, headers, tag }: ReaderCall,
): Promise<ReaderAnswer> {
  const { signal } = reading.stop
  const response = await fetch(url, { headers, credentials: 'same-origin', signal })
  const head = { status: response.status, headers: [...response.headers] }
  if (!response.ok) return { ...head, refusal: await response.text() }
  if (tag !== null && response.headers.get('ETag') === tag) {
    await response.body?.cancel()
    return head
  }
  const body = response.body?.getReader()
  for (let next = await body?.read(); next && !next.done; next = await body?.read())
    take(reading, next.value)
  return { ...head, ...finish(reading) }
}

const take = ({ stream, decoder }: Reading, bytes: Uint8Array) =>
  stream.take(decoder.decode(bytes, { stream: true }))

function finish({ stream, decoder }: Reading): ReadBody {
  try {
    stream.take(decoder.decode())
    return { table: stream.finish() }
  } catch (error) {
    return { fault: String(error) }
  }
}
