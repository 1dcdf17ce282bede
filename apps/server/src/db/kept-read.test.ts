import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createKeptRead } from '#db/kept-read.ts'

/** Counts how often something is read that takes a while. */
function aRead(tookMs: number) {
  let count = 0
  const read = async () => {
    count += 1
    const own = count
    await sleep(tookMs)
    return own
  }
  return read
}

const fail = () => Promise.reject(new Error('no database'))

it('shares what takes long with all who ask for the same, until its life is over', async () => {
  const keptRead = createKeptRead<number>({ longMs: 20, maxLifeMs: 200 })
  const read = aRead(50)
  expect(await Promise.all([keptRead('a', read), keptRead('a', read)])).toEqual([1, 1])
  expect(await keptRead('a', read)).toBe(1)
  expect(await keptRead('b', read)).toBe(2)
  await expect.poll(() => keptRead('a', read), { interval: 50 }).toBeGreaterThan(2)
})

it('reads again what was quick', async () => {
  const keptRead = createKeptRead<number>({ longMs: 10_000, maxLifeMs: 60_000 })
  const read = aRead(5)
  expect(await keptRead('a', read)).toBe(1)
  expect(await keptRead('a', read)).toBe(2)
})

it('keeps no failure', async () => {
  const keptRead = createKeptRead<number>({ longMs: 0, maxLifeMs: 60_000 })
  await expect(keptRead('a', fail)).rejects.toThrow('no database')
  expect(await keptRead('a', aRead(5))).toBe(1)
})
