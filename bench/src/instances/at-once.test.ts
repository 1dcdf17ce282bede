import { expect, it } from 'vitest'
import { describeAtOnce } from './at-once.ts'

it('says what a start costs, of those that run', () => {
  const described = describeAtOnce({
    allMs: 1234.4,
    startMs: [100, 200, 300, 400],
    statuses: { 200: 4, 400: 4 },
    running: 4,
    mostOfTeam: 1,
    portsTwice: 0,
    processor: { server: 0.02, database: 0.01 },
    commits: 26,
    destroyMs: 50,
    destroyed: { 200: 4 },
  })
  expect(described).toEqual({
    'all answered after': '1234 ms',
    'a start: median, p99, last': '300 ms, 400 ms, 400 ms',
    answers: '200: 4, 400: 4',
    'running, most of a team, ports given twice': '4, 1, 0',
    'processor time of a start: server, database': '5.0 ms, 2.5 ms',
    'transactions of a start': '6.5',
    'all destroyed after': '50 ms (200: 4)',
  })
})
