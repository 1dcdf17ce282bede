import type { HealthHistory } from '@halyard/api'
import { expect, it } from 'vitest'
import { pastOf } from '#features/administer/health/past.ts'

const nowMs = Date.UTC(2026, 10, 21, 12)
const halfHour = 30 * 60_000

type Sample = HealthHistory['samples'][number]

const aSample = (hoursAgo: number, change: Partial<Sample> = {}): Sample => ({
  ...{ time: nowMs - hoursAgo * 2 * halfHour, answerTime: 3, freeMemory: 4e9, mailsWaiting: 0 },
  ...{ failing: [], ...change },
})

const aHistory = (samples: readonly Sample[]): HealthHistory => ({
  ...{ slot: 600_000, samples: [...samples] },
  fineSince: { server: 1, storage: 2, instances: null, memory: 4, mails: 5 },
})

const everyHalfHour = (hours: number) =>
  Array.from({ length: hours * 2 }, (_sample, index) => aSample(hours - index / 2 - 0.1))

it('draws one bar for each half hour, and nothing before the first sample', () => {
  const { states } = pastOf('storage', aHistory(everyHalfHour(20)), nowMs)
  expect(states).toHaveLength(48)
  expect(states.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'none'))
  expect(new Set(states.slice(8))).toEqual(new Set(['ok']))
})

it('marks the half hours in which a part failed, and only those of this part', () => {
  const samples = [...everyHalfHour(24), aSample(1.2, { failing: ['storage'] })]
  const ofStorage = pastOf('storage', aHistory(samples), nowMs).states
  expect(ofStorage.flatMap((state, index) => (state === 'bad' ? [index] : []))).toEqual([45])
  expect(pastOf('mails', aHistory(samples), nowMs).states).not.toContain('bad')
})

it('takes a gap for a server that did not answer, and for a part that is not known', () => {
  const samples = everyHalfHour(24).filter((_sample, index) => index !== 10)
  expect(pastOf('server', aHistory(samples), nowMs).states[10]).toBe('bad')
  expect(pastOf('memory', aHistory(samples), nowMs).states[10]).toBe('none')
})

it('has numbers where the server sends them, and since when all was fine', () => {
  const history = aHistory([aSample(2, { freeMemory: 7 }), aSample(1, { freeMemory: 5 })])
  expect(pastOf('memory', history, nowMs)).toMatchObject({
    ...{ values: [7, 5], fineSince: 4 },
    covered: 2 / 24,
  })
  expect(pastOf('instances', history, nowMs)).toMatchObject({ values: undefined, fineSince: null })
  expect(pastOf('database', history, nowMs)).toMatchObject({ values: [3, 3], fineSince: 1 })
})
