import { expect, it } from 'vitest'
import { checksOf } from '#features/administer/health/checks.ts'

const fine = {
  readiness: { text: 'Healthy', tookMs: 12 },
  isGone: false,
  hub: 'connected',
  offsetMs: 300,
  health: { usedMemory: 3e8, freeMemory: 4e9, mailsWaiting: 0, oldestMailTime: null },
  nowMs: 10_000_000,
} as const

const statesOf = (seen: Partial<Parameters<typeof checksOf>[0]>) =>
  Object.fromEntries(checksOf({ ...fine, ...seen }).map(({ name, state }) => [name, state]))

it('finds nothing where everything works', () => {
  expect(new Set(Object.values(statesOf({})))).toEqual(new Set(['ok']))
})

it.each([
  ['Degraded', ['ok', 'ok', 'bad']],
  ['Unhealthy: the database does not answer', ['bad', 'unknown', 'unknown']],
  ['Unhealthy: the disk is full', ['ok', 'bad', 'unknown']],
  ['Unhealthy: the files cannot be reached', ['ok', 'bad', 'unknown']],
  ['<html>', ['unknown', 'unknown', 'unknown']],
])('reads %s', (text, parts) => {
  const { database, storage, instances } = statesOf({ readiness: { text, tookMs: 12 } })
  expect([database, storage, instances]).toEqual(parts)
})

it.each([
  [{ freeMemory: 1e8 }, { memory: 'warn', mails: 'ok' }],
  [{ freeMemory: 1e7 }, { memory: 'bad', mails: 'ok' }],
  [
    { mailsWaiting: 1, oldestMailTime: 10_000_000 - 60_000 },
    { memory: 'ok', mails: 'ok' },
  ],
  [
    { mailsWaiting: 1, oldestMailTime: 10_000_000 - 180_000 },
    { memory: 'ok', mails: 'warn' },
  ],
  [
    { mailsWaiting: 1, oldestMailTime: 0 },
    { memory: 'ok', mails: 'bad' },
  ],
])('reads %o as the state of the server', (answer, states) => {
  expect(statesOf({ health: { ...fine.health, ...answer } })).toMatchObject(states)
})

it('knows nothing of memory and mails where the server does not say', () => {
  expect(statesOf({ health: undefined })).toMatchObject({ memory: 'unknown', mails: 'unknown' })
})

it('knows nothing of a server that is gone, whatever it said before', () => {
  expect(statesOf({ isGone: true, hub: 'waiting' })).toEqual({
    server: 'bad',
    latency: 'unknown',
    live: 'bad',
    clock: 'ok',
    database: 'unknown',
    storage: 'unknown',
    instances: 'unknown',
    memory: 'unknown',
    mails: 'unknown',
  })
})

it('warns of slow answers and of a clock that is wrong', () => {
  const { latency, clock } = statesOf({
    readiness: { text: 'Healthy', tookMs: 1800 },
    offsetMs: -95_000,
  })
  expect([latency, clock]).toEqual(['warn', 'warn'])
})
