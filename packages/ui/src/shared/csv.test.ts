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

it.each(['＝1+2', '＋1', '－1', '＠SUM(A1)', ' =1+2', '\u200B=1+2', '\u00A0@a'])(
  'takes %j for a formula, as spreadsheets do',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  },
)

it.each(['\n=1', '\ttext', '\rtext'])('quotes a text that begins with the break %j', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`)
})

it('keeps blanks at the ends of a text', () => {
  expect(toCsv([[' plain']])).toBe('\uFEFF" plain"\r\n')
})

it.each(['a=b', 'Team –1', '1-2', 'a plain one'])('leaves %j as it is', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`)
})
