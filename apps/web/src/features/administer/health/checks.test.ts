import { expect, it } from 'vitest'
import { checksOf } from '#features/administer/health/checks.ts'

const fine = {
  readiness: { text: 'Healthy', tookMs: 12 },
  isGone: false,
  hub: 'connected',
  offsetMs: 300,
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

it('knows nothing of a server that is gone, whatever it said before', () => {
  expect(statesOf({ isGone: true, hub: 'waiting' })).toEqual({
    server: 'bad',
    latency: 'unknown',
    live: 'bad',
    clock: 'ok',
    database: 'unknown',
    storage: 'unknown',
    instances: 'unknown',
  })
})

it('warns of slow answers and of a clock that is wrong', () => {
  const { latency, clock } = statesOf({
    readiness: { text: 'Healthy', tookMs: 1800 },
    offsetMs: -95_000,
  })
  expect([latency, clock]).toEqual(['warn', 'warn'])
})
