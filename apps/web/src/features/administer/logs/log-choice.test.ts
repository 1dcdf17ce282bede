import type { LogMessage } from '@halyard/api'
import { expect, it } from 'vitest'
import { asJson, chosenLines, keyed, newerThan } from '#features/administer/logs/log-choice.ts'

const aLine = (time: number, changes: Partial<LogMessage> = {}): LogMessage => ({
  time,
  name: 'ada',
  level: 'Information',
  ip: '10.0.0.4',
  msg: 'Logged in',
  status: 'Success',
  ...changes,
})

it('lines that are the same have keys of their own, which stay when newer ones come', () => {
  const before = keyed([aLine(2), aLine(2), aLine(1)])
  const after = keyed([aLine(3), aLine(2), aLine(2), aLine(2), aLine(1)])
  expect(new Set(after.map(({ key }) => key)).size).toBe(5)
  expect(after.slice(2).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

it('a text is looked for in message, user, address and level', () => {
  const lines = keyed([
    aLine(4, { msg: 'Flag of GROG rejected' }),
    aLine(3, { name: 'Grog' }),
    aLine(2, { ip: '203.0.113.9', name: null }),
    aLine(1, { level: 'Warning', msg: null }),
  ])
  const times = (text: string) => chosenLines(lines, text).map(({ time }) => time)
  expect(times(' grog ')).toEqual([4, 3])
  expect(times('203.0')).toEqual([2])
  expect(times('warn')).toEqual([1])
  expect(times('')).toEqual([4, 3, 2, 1])
})

it('counts what is newer than the lines that are paused', () => {
  expect(newerThan([aLine(2)], [aLine(4), aLine(3), aLine(2), aLine(1)])).toBe(2)
  expect(newerThan([], [aLine(1)])).toBe(1)
})

it('lines are copied as they were written, without keys', () => {
  const line = aLine(0, { msg: '\u001B[31m<b>' })
  expect(JSON.parse(asJson(keyed([line])))).toEqual([{ ...line, time: '1970-01-01T00:00:00.000Z' }])
})
