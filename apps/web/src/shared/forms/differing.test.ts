import { expect, it } from 'vitest'
import { differing } from '#shared/forms/differing.ts'

const long = 'All hands on deck, and mind the bollards when the tide turns at night. '

it.each([
  ['short texts whole', 'Quay', 'Pier', ['Quay', 'Pier']],
  ['an empty one', '', 'Pier', ['', 'Pier']],
  [
    'only what is around a difference in a long text',
    `${long}One.${long}`,
    `${long}Two.${long}`,
    [
      '…he tide turns at night. One.All hands on deck, and …',
      '…he tide turns at night. Two.All hands on deck, and …',
    ],
  ],
  [
    'what was added to the end',
    long,
    `${long}😀`,
    ['…he tide turns at night. ', '…he tide turns at night. 😀'],
  ],
])('gives %s', (_what, before, after, parts) => {
  expect(differing(before, after)).toEqual(parts)
})

it('cuts a long difference short', () => {
  const [, after] = differing('', 'x'.repeat(300_000))
  expect(after).toBe(`${'x'.repeat(200)}…`)
})
