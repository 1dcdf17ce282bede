import { expect, it } from 'vitest'
import { weightTable } from './columns.ts'

it('sets components beside each other, read down the columns', () => {
  const weights = new Map(
    ['badge', 'button', 'card'].map((name, at) => [
      name,
      { js: 1000 * (at + 1), css: 10, later: at === 1 ? 31_570 : 0 },
    ]),
  )
  expect(weightTable(weights, 2).split('\n')).toEqual([
    '| component | js | css | later | component | js | css | later |',
    '| --- | --: | --: | --: | --- | --: | --: | --: |',
    '| badge | 1,000 | 10 |  | card | 3,000 | 10 |  |',
    '| button | 2,000 | 10 | 31,570 |  |  |  |  |',
  ])
})
