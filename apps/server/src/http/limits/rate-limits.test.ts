import { describe, expect, it } from 'vitest'
import { createRateLimits } from '#http/limits/rate-limits.ts'
import type { Caller } from '#http/limits/rate-limits.ts'
import { fakeClock } from '#platform/clock.ts'
import { testApp } from '#testing/test-app.ts'

const account = (id: string): Caller => ({ kind: 'account', id })
const address = (id: string): Caller => ({ kind: 'address', id })

describe('T22: a bucket', () => {
  it('gives what is in it and says how long the next one takes', () => {
    const clock = fakeClock()
    const limits = createRateLimits(clock)
    const take = () => limits.take('Submit', account('a'))
    for (let count = 0; count < 100; count += 1) expect(take()).toBeUndefined()
    expect(take()).toBe(1)
    clock.advance(1000)
    for (let count = 0; count < 10; count += 1) expect(take()).toBeUndefined()
    expect(take()).toBe(1)
  })

  it('belongs to one caller and one class', () => {
    const limits = createRateLimits(fakeClock())
    for (let count = 0; count < 20; count += 1) limits.take('Register', account('a'))
    expect(limits.take('Register', account('a'))).toBe(8)
    expect(limits.take('Register', account('b'))).toBeUndefined()
    expect(limits.take('Query', account('a'))).toBeUndefined()
  })

  it('of an address is large enough for a room of players', () => {
    const limits = createRateLimits(fakeClock())
    for (let count = 0; count < 1500; count += 1) {
      expect(limits.take('global', address('10.0.0.1'))).toBeUndefined()
    }
    expect(limits.take('global', address('10.0.0.1'))).toBe(1)
  })
})

describe('T22: the server', () => {
  it('lets a script of an administrator write thousands of times a minute, but not try passwords', async () => {
    const { as, aUser } = await testApp({ rateLimits: true, rateLimitsOnLoopback: true })
    const admin = await as(await aUser({ role: 'Admin' }))
    for (let count = 0; count < 3000; count += 1) {
      expect((await admin.delete('/api/edit/games/999')).status).toBe(404)
    }
    const statuses = []
    for (let count = 0; count < 25; count += 1) {
      statuses.push((await admin.post('/api/account/recovery', { email: 'a@example.org' })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('answers 429 with Retry-After to the account that asks too much, not to others', async () => {
    const { as, aUser, visitor, clock } = await testApp({
      rateLimits: true,
      rateLimitsOnLoopback: true,
    })
    const [busy, calm] = [await as(await aUser()), await as(await aUser())]
    for (let count = 0; count < 150; count += 1) await busy.get('/api/account/profile')
    const refused = await busy.get('/api/account/profile')
    expect(refused).toMatchObject({
      status: 429,
      body: { title: 'Too many requests. Try again in 1 s.', status: 429 },
      headers: { 'retry-after': '1' },
    })
    expect((await calm.get('/api/account/profile')).status).toBe(200)
    expect((await visitor.get('/api/config')).status).toBe(200)
    clock.advance(1000)
    expect((await busy.get('/api/account/profile')).status).toBe(200)
  })
})
