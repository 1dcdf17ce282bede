import { ApiError, clockSampleOf, readRefusal } from '@halyard/api'
import type { ReadBoard } from '@halyard/query'
import { takeAhead } from '#boot/ahead.ts'
import type { Ahead } from '#boot/ahead.ts'
import { readAhead } from '#shared/ahead.ts'
import { askInWorker, readInWorker, startReader } from '#shared/board/read-in-worker.ts'
import type { ReadBody, ReaderCall } from '#shared/board/reader.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { browserNow, recordSample } from '#shared/clock/clock.ts'
import { watched } from '#shared/session/connection.ts'
import { isSignedInAgain } from '#shared/session/sign-in-again.ts'

type Answer = ReadBody & { status: number; headers: Headers; refusal?: string }

const operation = 'GET /api/game/{id}/scoreboard'

/** Asks for a scoreboard and reads it as columns, both in a worker. */
export const readBoard: ReadBoard<BoardTable> = async (call) => {
  const { url, language, known, client, signal } = call
  const headers = { ...(language && { 'Accept-Language': language }) }
  const ask = () => watched(askNow({ url, headers, tag: known?.tag ?? null }, signal))
  const ahead = takeAhead(url)
  const first = await (ahead ? watched(readSent(ahead, signal)) : ask())
  const answer = (await isSignedInAgain(client, first.status)) ? await ask() : first
  const { status, refusal, table, fault } = answer
  if (refusal !== undefined) throw readRefusal({ ...answer, text: refusal, operation })
  if (table) return { tag: answer.headers.get('ETag'), content: table }
  if (known && fault === undefined) return known
  throw new ApiError({ status, operation, cause: fault })
}

async function askNow(call: ReaderCall, signal: AbortSignal): Promise<Answer> {
  // The time that the worker takes to read widens the bounds, and keeps them true.
  const sentMs = browserNow()
  const answer = await askInWorker(call, signal)
  const headers = new Headers(answer.headers)
  const sample = clockSampleOf({ headers }, sentMs, browserNow())
  if (sample) recordSample(sample)
  return { ...answer, headers }
}

/** An answer that the boot script asked for. */
async function readSent(ahead: Ahead, signal: AbortSignal): Promise<Answer> {
  startReader()
  const response = await readAhead(ahead, signal)
  const { ok, status, headers, body } = response
  if (!ok) return { status, headers, refusal: await response.text() }
  return { status, headers, ...(body && (await readInWorker(body, signal))) }
}
