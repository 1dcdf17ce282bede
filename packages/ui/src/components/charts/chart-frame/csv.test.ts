import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs it and keeps every script', () => {
  expect(
    toCsv([
      ['team', 'note'],
      ['深海信号 "x"', 'a,b\nc'],
      ['فريق', 3],
    ]),
  ).toBe('\uFEFFteam,note\r\n"深海信号 ""x""","a,b\nc"\r\nفريق,3\r\n')
})

it('never hands a formula to a spreadsheet, and leaves numbers alone', () => {
  expect(toCsv([['=HYPERLINK("x")', '@a', '+1', -5]])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")",\'@a,\'+1,-5\r\n',
  )
})
