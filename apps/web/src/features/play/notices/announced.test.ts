import { beforeEach, expect, it, vi } from 'vitest'
import { claimUnannounced } from '#features/play/notices/announced.ts'
import { aNotice } from '#shared/game/builders.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

const notices = (...ids: number[]) => ids.map((id) => aNotice({ id }))
const claimed = async (gameId: number, ...ids: number[]) =>
  (await claimUnannounced(gameId, notices(...ids))).map(({ id }) => id)

it('announces nothing on the first visit', async () => {
  expect(await claimed(1, 4, 3)).toEqual([])
})

it('announces what came since, once, oldest first', async () => {
  await claimed(1, 4, 3)
  const [here, there] = await Promise.all([claimed(1, 6, 5, 4), claimed(1, 6, 5, 4)])
  expect([...here, ...there]).toEqual([5, 6])
})

it('keeps games apart', async () => {
  await claimed(1, 4)
  expect(await claimed(2, 9)).toEqual([])
  expect(await claimed(1, 5)).toEqual([5])
})

it('announces the first notice of a game that had none', async () => {
  await claimed(1)
  expect(await claimed(1, 1)).toEqual([1])
})
