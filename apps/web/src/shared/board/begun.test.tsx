import { expect, it, vi } from 'vitest'
import { fetchInWorker, packInWorker } from '#shared/board/pack.ts'
import type { ReaderAnswer } from '#shared/board/reader.ts'
import { packBoard } from '#shared/board/table.ts'
import { aRow, aScoreboard } from '#shared/game/builders.ts'

const board = aScoreboard([aRow({ id: 7, name: '深海信号' })])
const url = URL.createObjectURL(new Blob([JSON.stringify(board)]))
const empty = new Blob().stream()

/** A page whose head has begun to read a scoreboard, of which this much is there. */
function begin(said: readonly ReaderAnswer[]): Worker {
  // Later nobody would wait for it any more.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' })
  const path = new URL(url).pathname
  window.halyardReader = { path, worker, said, stop: new AbortController() }
  return worker
}

async function read() {
  const { headers, body } = await fetchInWorker(new Request(url))
  return { headers, table: await packInWorker()(body ?? empty) }
}

it('goes on with what the head of the page began, once, and asks anew when that failed', async () => {
  const table = packBoard(board)
  const headers: [string, string][] = [['Date', 'Sat, 21 Nov 2026 09:00:00 GMT']]
  const worker = begin([
    { id: 0, head: { status: 200, headers, refusal: undefined } },
    { id: 0, table },
  ])
  const first = await read()
  expect(first.table).toBe(table)
  expect(first.headers.has('Date')).toBe(false)
  expect((await read()).table).not.toBe(table)

  worker.dispatchEvent(new Event('error'))
  begin([{ id: 0, failure: 'no network', isLost: true }])
  expect((await read()).table.name).toEqual(['深海信号'])
})
