import { expect, it } from 'vitest'
import { findIn, pageText, pointsOf } from '#features/organise/writeups/find.ts'

const runs = [
  { str: 'The anchor', hasEOL: true },
  { str: 'lies (deep)', hasEOL: false },
  { str: '', hasEOL: true },
  { str: 'at the quay.', hasEOL: false },
]
const page = pageText(runs)
const found = (wanted: string) =>
  findIn([page], wanted).map(({ start, length }) => page.text.slice(start, start + length))

it.each([
  ['ANCHOR', ['anchor']],
  ['anchor lies', ['anchor\nlies']],
  ['the', ['The', 'the']],
  ['(deep)', ['(deep)']],
  ['quay.', ['quay.']],
  ['q.ay', []],
  ['  ', []],
  ['[', []],
])('finds %o', (wanted, expected) => {
  expect(found(wanted)).toEqual(expected)
})

it('returns the pages', () => {
  expect(findIn([page, pageText([]), page], 'anchor').map(({ page: at }) => at)).toEqual([0, 2])
})

it('knows in which runs a match begins and ends', () => {
  const [match] = findIn([page], 'anchor lies')
  expect(match && pointsOf(page, match)).toEqual([
    { run: 0, offset: 4 },
    { run: 1, offset: 4 },
  ])
})
