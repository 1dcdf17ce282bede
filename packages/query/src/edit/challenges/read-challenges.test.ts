import { createClient } from '@halyard/api'
import { expect, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { readChallenges } from '#edit/challenges/read-challenges.ts'

/** The first call loads what makes answers whole. */
const slow = { timeout: 5000 }
const list = '/api/edit/games/3/challenges'

/** A server with eight challenges; each answer is released by the test. */
function aServer() {
  const asked: number[] = []
  const waiting: (() => void)[] = []
  const respond = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    if (pathname === list) return Response.json(ids.map((id) => ({ id })))
    const id = Number(pathname.split('/').at(-1))
    asked.push(id)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Response.json({ id })
  }
  connect({ client: createClient({ baseUrl: 'http://127.0.0.1', fetch: respond }) })
  return { asked, waiting, release: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

it('reads several challenges at the same time, and gives them in the order of their list', async () => {
  const { asked, waiting, release } = aServer()
  const reading = readChallenges(createQueryClient(), 3)
  await expect.poll(() => waiting.length, slow).toBe(4)
  release()
  await expect.poll(() => waiting.length, slow).toBe(4)
  release()
  expect((await reading).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(asked).toHaveLength(8)
})

it('does not ask again for what was read a moment ago', async () => {
  const { asked, waiting, release } = aServer()
  const client = createQueryClient()
  const known = client.query(editChallengeQueries.detail(3, 8))
  await expect.poll(() => waiting.length, slow).toBe(1)
  release()
  await known
  const reading = readChallenges(client, 3)
  for (let id = 1; id < 8; id += 4) {
    await expect.poll(() => waiting.length, slow).toBe(Math.min(4, 8 - id))
    release()
  }
  expect((await reading).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(asked.filter((id) => id === 8)).toHaveLength(1)
})
