import { expect, it } from 'vitest'
import { countAttempt, resetAttempts } from '#modules/attempts/attempts.ts'
import { testApp } from '#testing/test-app.ts'

const { db, clock } = await testApp()
const policy = { freeAttempts: 5, baseDelaySeconds: 1, maxDelaySeconds: 60, windowMs: 900_000 }
const attempt = (subject: string, atMs: number) => countAttempt(db, subject, policy, atMs)

it('T22: attempts at the same moment do not block each other, in whatever order they are counted', async () => {
  const now = clock.now()
  for (const atMs of [now, now - 1, now - 5, now - 1]) expect(await attempt('hall', atMs)).toBe(0)
  // The fifth is free, too; what comes after it waits.
  expect(await attempt('hall', now - 2)).toBe(0)
  expect(await attempt('hall', now)).toBe(1)
})

it('T22: a hall that logs in at once is let in', async () => {
  const now = clock.now()
  const wide = { ...policy, freeAttempts: 500 }
  const waits = await Promise.all(
    Array.from({ length: 300 }, (_, turn) => countAttempt(db, 'nat', wide, now - (turn % 7))),
  )
  expect(new Set(waits)).toEqual(new Set([0]))
})

it('pauses grow, and start over once they are forgotten', async () => {
  const now = clock.now()
  for (let turn = 0; turn < 5; turn += 1) await attempt('ada', now)
  expect(await attempt('ada', now)).toBe(1)
  expect(await attempt('ada', now + 1000)).toBe(0)
  expect(await attempt('ada', now + 1000)).toBe(2)
  expect(await attempt('ada', now + 1000 + policy.windowMs + 1)).toBe(0)
  expect(await attempt('ada', now + 1000 + policy.windowMs + 1)).toBe(0)
  await resetAttempts(db, 'ada')
  expect(await attempt('ada', now)).toBe(0)
})
