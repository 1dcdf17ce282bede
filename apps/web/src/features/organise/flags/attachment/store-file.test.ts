import { ApiError } from '@halyard/api'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Leftover } from '#features/organise/flags/list/leftovers.ts'
import { storeFile } from '#features/organise/flags/attachment/store-file.ts'
import type { FileStore } from '#features/organise/flags/attachment/store-file.ts'

const hash = 'a'.repeat(64)
const file = new File(['charts'], 'charts.zip')
const dropped = new ApiError({ status: 0 })

let kept: Leftover[]
beforeEach(() => {
  kept = []
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})

const leftovers = {
  list: () => kept,
  drop: () => {},
  has: ({ hash: wanted, name }: Pick<Leftover, 'hash' | 'name'>) =>
    kept.some((known) => known.hash === wanted && known.name === name),
  add: (added: Leftover) => void kept.push(added),
}

/** A server whose answers are given; an answer that is lost still stores the file. */
function aServer(...answers: ('ok' | 'drop' | 'lost' | ApiError)[]) {
  const stored = new Set<string>()
  const send = vi.fn<FileStore['send']>(async () => {
    const answer = answers.shift() ?? 'ok'
    if (answer instanceof ApiError) throw answer
    if (answer !== 'drop') stored.add(hash)
    if (answer !== 'ok') throw dropped
    return { hash, name: file.name }
  })
  const list = async () => new Set(stored)
  return { stored, send, listStored: list, leftovers }
}

const options = { onProgress: () => {}, firstWait: 1 }
const store = (server: ReturnType<typeof aServer>) => storeFile(file, hash, server, options)

it('sends a file again after its connection dropped twice', async () => {
  const server = aServer('drop', 'drop', 'ok')
  expect(await store(server)).toBe(hash)
  expect(server.send).toHaveBeenCalledTimes(3)
})

it('does not send a file again when only the answer was lost', async () => {
  const server = aServer('lost')
  expect(await store(server)).toBe(hash)
  expect(server.send).toHaveBeenCalledTimes(1)
})

it('sends it again when the hash cannot be worked out', async () => {
  const server = aServer('lost', 'ok')
  expect(await storeFile(file, undefined, server, options)).toBe(hash)
  expect(server.send).toHaveBeenCalledTimes(2)
})

it('uses what an earlier visit sent', async () => {
  const server = aServer()
  server.stored.add(hash)
  kept.push({ hash, name: file.name, size: file.size })
  expect(await store(server)).toBe(hash)
  expect(server.send).not.toHaveBeenCalled()
})

it('sends a file of its own where another challenge has the same', async () => {
  const server = aServer('drop', 'ok')
  server.stored.add(hash)
  expect(await store(server)).toBe(hash)
  expect(server.send).toHaveBeenCalledTimes(2)
})

it('is written down before it is sent, so that a closed tab does not forget it', async () => {
  const server = aServer()
  server.send.mockImplementation(async () => {
    expect(kept).toEqual([{ hash, name: 'charts.zip', size: 6 }])
    return { hash, name: file.name }
  })
  await store(server)
})

it('gives up at once when the server refuses', async () => {
  const server = aServer(new ApiError({ status: 413 }))
  await expect(store(server)).rejects.toMatchObject({ status: 413 })
  expect(server.send).toHaveBeenCalledTimes(1)
})

it('waits as long as a busy server asks', async () => {
  const server = aServer(new ApiError({ status: 429, retryAfterSeconds: 0.2 }), 'ok')
  const startedAt = performance.now()
  expect(await store(server)).toBe(hash)
  expect(performance.now() - startedAt).toBeGreaterThan(190)
})

it('can be stopped while it waits', async () => {
  const server = aServer('drop')
  const stopper = new AbortController()
  const running = storeFile(file, hash, server, {
    ...options,
    signal: stopper.signal,
    onWaiting: () => stopper.abort(),
    firstWait: 60_000,
  })
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
})
