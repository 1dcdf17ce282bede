import { ApiError } from '@halyard/api'
import { expect, it } from 'vitest'
import { askInWorker, readInWorker } from '#shared/board/read-in-worker.ts'
import { aRow, aScoreboard } from '#shared/game/builders.ts'

const board = JSON.stringify(aScoreboard([aRow({ id: 7, name: '深海信号' })]))
const never = new AbortController().signal
const callOf = (text: string) => ({
  url: URL.createObjectURL(new Blob([text])),
  headers: {},
  tag: null,
})

it('asks for a board and reads it, and the page has only its columns', async () => {
  const { status, table } = await askInWorker(callOf(board), never)
  expect(status).toBe(200)
  expect([...(table?.id ?? [])]).toEqual([7])
  expect(table?.name).toEqual(['深海信号'])
})

it('reads no board whose version is the known one', async () => {
  const url = new URL(import.meta.url).pathname
  const tag = (await fetch(url)).headers.get('ETag')
  expect(tag).not.toBeNull()
  const known = await askInWorker({ url, headers: {}, tag }, never)
  expect(known).toMatchObject({ status: 200 })
  expect(known.table ?? known.fault).toBeUndefined()
  expect((await askInWorker({ url, headers: {}, tag: 'another' }, never)).fault).toBeDefined()
})

it('reads an answer that the page has, cut anywhere', async () => {
  const bytes = new TextEncoder().encode(board)
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect((await readInWorker(body, never)).table?.name).toEqual(['深海信号'])
})

it('finds what is not a board', async () => {
  const { table, fault } = await askInWorker(callOf('<!doctype html>'), never)
  expect(table).toBeUndefined()
  expect(fault).toMatch(/SyntaxError/)
})

it('fails like any other call without a network', async () => {
  // No browser asks at this port. An address that is taken back is known to a worker for a moment longer than to its page.
  const asking = askInWorker({ url: 'http://127.0.0.1:1/', headers: {}, tag: null }, never)
  await expect(asking).rejects.toMatchObject({ status: 0 })
  await expect(asking).rejects.toBeInstanceOf(ApiError)
  const broken = new ReadableStream({ pull: () => Promise.reject(new TypeError('network error')) })
  await expect(readInWorker(broken, never)).rejects.toMatchObject({ status: 0 })
})

it('can be given up, before and while it is asked', async () => {
  const before = askInWorker(callOf(board), AbortSignal.abort())
  await expect(before).rejects.toMatchObject({ name: 'AbortError' })
  const stop = new AbortController()
  const asked = askInWorker(callOf(board), stop.signal)
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
