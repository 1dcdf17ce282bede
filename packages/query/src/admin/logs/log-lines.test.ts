import type { LogMessage } from '@halyard/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminLive } from '#admin/logs/live.ts'
import { logCap, mergedPage, withNewLines } from '#admin/logs/log-lines.ts'
import { logQueries } from '#admin/logs/queries.ts'
import { createQueryClient } from '#core/client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aLine = (time: number, changes: Partial<LogMessage> = {}): LogMessage => ({
  time,
  name: 'ada',
  level: 'Information',
  ip: '10.0.0.4',
  msg: `line ${time}`,
  status: 'Success',
  ...changes,
})
const times = (lines: readonly LogMessage[]) => lines.map(({ time }) => time)
const downFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_line, index) => aLine(first - index))
const keyOf = (level: string) => logQueries.list(level).queryKey

it('a page that was read keeps the newer and the older lines that are known', () => {
  const known = [aLine(9), aLine(7), aLine(6), aLine(2)]
  expect(times(mergedPage([aLine(8), aLine(7), aLine(6)], known))).toEqual([9, 8, 7, 6, 2])
  expect(mergedPage([], known)).toEqual(known)
})

it('puts sent lines on top, the newest first, and none twice', () => {
  const lines = withNewLines([aLine(3), aLine(2)], [aLine(3), aLine(4), aLine(5)])
  expect(times(lines)).toEqual([5, 4, 3, 2])
})

it('no more lines are kept than the cap', () => {
  const full = downFrom(logCap, logCap)
  const sent = withNewLines(full, [aLine(logCap + 1)])
  expect(sent).toHaveLength(logCap)
  expect([sent[0]?.time, sent.at(-1)?.time]).toEqual([logCap + 1, 2])
  expect(mergedPage(downFrom(logCap + 5, 5), full)).toHaveLength(logCap)
})

it('lines of the hub reach the lists of their level, gathered', () => {
  const client = createQueryClient()
  for (const level of ['All', 'Error', 'Warning']) client.setQueryData(keyOf(level), [aLine(1)])
  const changes = vi.fn<() => void>()
  const live = adminLive(client)
  const stop = client.getQueryCache().subscribe(changes)
  for (let time = 2; time < 202; time++) live.ReceivedLog(aLine(time, { level: 'Error' }))
  expect(changes).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  stop()
  expect(client.getQueryData(keyOf('All'))).toHaveLength(201)
  expect(client.getQueryData(keyOf('Error'))?.[0]?.time).toBe(201)
  expect(client.getQueryData(keyOf('Warning'))).toHaveLength(1)
})
