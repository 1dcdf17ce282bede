// T22 with several processes on one database.
import { expect, it } from 'vitest'
import { deleteFullBuckets } from '#db/buckets.ts'
import { takeShared } from '#http/limits/shared-rate-limits.ts'
import type { Caller } from '#http/limits/rate-limits.ts'
import { watchStatements } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const LIMIT = 20
const { db, clock, another, aUser, cookieOf, as } = await testApp({
  rateLimits: true,
  rateLimitsOnLoopback: true,
  databaseUrl: 'postgres://shared',
})
const times = <T>(count: number, ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))
const takeFor = (id: string) => takeShared({ db, clock }, 'Register', { kind: 'account', id })

it('requests at once count one by one, and come back with time', async () => {
  const caller: Caller = { kind: 'account', id: 'a' }
  const take = () => takeShared({ db, clock }, 'Register', caller)
  const answers = await times(LIMIT + 15, take)
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(LIMIT)
  expect(await take()).toBe(8)
  expect(await takeShared({ db, clock }, 'Query', caller)).toBeUndefined()
  clock.advance(8000)
  expect(await take()).toBeUndefined()
  expect(await take()).toBe(7)

  const behind = { now: () => clock.now() - 60_000 }
  expect(await takeShared({ db, clock: behind }, 'Register', caller)).toBe(7)
  expect(await take()).toBe(7)

  await deleteFullBuckets(db, clock.now())
  expect(await take()).toBe(7)
  clock.advance(300_001)
  await deleteFullBuckets(db, clock.now())
  expect(await db.selectFrom('rate_buckets').selectAll().execute()).toEqual([])
})

it('callers at the same time share a statement, and each has a budget of its own', async () => {
  const all = Array.from({ length: 30 }, (_, index) => `one of many ${index}`)
  const first = await watchStatements(() => Promise.all(all.map(takeFor)))
  expect(first.statements).toHaveLength(1)
  expect(new Set(first.result)).toEqual(new Set([undefined]))

  const [greedy = '', ...others] = all
  const answers = await Promise.all(
    [...Array<string>(LIMIT + 5).fill(greedy), ...others].map(takeFor),
  )
  expect(answers.slice(0, LIMIT - 1)).toEqual(Array(LIMIT - 1).fill(undefined))
  expect(answers.slice(LIMIT - 1, LIMIT + 5)).toEqual(Array(6).fill(8))
  expect(answers.slice(LIMIT + 5)).toEqual(others.map(() => undefined))
})

it('two processes give one caller no more than one does', async () => {
  const user = await aUser()
  const [here, there] = [await as(user), await another()]
  const cookie = await cookieOf(user)
  const body = { email: 'a@example.org' }
  const statuses = await times(LIMIT + 10, async (index) => {
    if (index % 2 === 0) return (await here.post('/api/account/recovery', body)).status
    const response = await fetch(`${there}/api/account/recovery`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    })
    return response.status
  })
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
