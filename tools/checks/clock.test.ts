import { expect, it } from 'vitest'
import { check, readingsIn } from './clock.ts'

it.each([
  'const a = Date.now()',
  'const a = new Date()',
  'const a = new Date( )',
  'const a = new Date;',
  'const a = Date()',
  'list.map(Date.now)',
  'Temporal.Now.instant()',
  'const a = dayjs()',
  'const a = dayjs.utc( )',
])('finds %s', (source) => {
  expect(readingsIn(`// one\n${source}`)).toEqual([2])
})

it.each([
  'const a = new Date(startMs)',
  'const a = dayjs(startMs)',
  'const a = Date.parse(text)',
  'const a = Date.UTC(2026, 1)',
  "const a = 'Date.now()'",
  '// Date.now() is for clocks only',
  '/* new Date() */',
  'function formatDate() {}',
  'updateDate()',
  'const a: Date = value',
])('leaves %s alone', (source) => {
  expect(readingsIn(source)).toEqual([])
})

it('finds nothing in the web client', () => {
  expect(check()).toEqual([])
})
