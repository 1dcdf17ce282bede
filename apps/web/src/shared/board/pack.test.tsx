import { ApiError } from '@halyard/api'
import { expect, it } from 'vitest'
import { fetchInWorker, packInWorker } from '#shared/board/pack.ts'
import { aRow, aScoreboard } from '#shared/game/builders.ts'

const board = JSON.stringify(aScoreboard([aRow({ id: 7, name: '深海信号' })]))
const addressOf = (text: string) => URL.createObjectURL(new Blob([text]))
const empty = new Blob().stream()

it('fetches a board and reads it, and the page has only its columns', async () => {
  const read = packInWorker()
  const { ok, body } = await fetchInWorker(new Request(addressOf(board)))
  expect(ok).toBe(true)
  const table = await read(body ?? empty)
  expect([...table.id]).toEqual([7])
  expect(table.name).toEqual(['深海信号'])
})

it('reads an answer that the page has, cut anywhere', async () => {
  const bytes = new TextEncoder().encode(board)
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect((await packInWorker()(body)).name).toEqual(['深海信号'])
})

it('refuses what is not a board', async () => {
  const { body } = await fetchInWorker(new Request(addressOf('<!doctype html>')))
  const reading = packInWorker()(body ?? empty)
  await expect(reading).rejects.toMatchObject({ status: 200 })
  await expect(reading).rejects.toBeInstanceOf(ApiError)
})

it('fails like any other call without a network', async () => {
  // No browser asks at this port. An address that is taken back is known to a worker for a moment longer than to its page.
  const address = 'http://127.0.0.1:1/'
  await expect(fetchInWorker(new Request(address))).rejects.toBeInstanceOf(TypeError)
})

it('can be given up, before and while it is asked', async () => {
  const gone = AbortSignal.abort()
  const before = fetchInWorker(new Request(addressOf(board), { signal: gone }))
  await expect(before).rejects.toMatchObject({ name: 'AbortError' })
  const stop = new AbortController()
  const asked = fetchInWorker(new Request(addressOf(board), { signal: stop.signal }))
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
