import { expect, it } from 'vitest'
import { spreadOf } from './spread.ts'

const run = (p99: number, rate: string) => `## flags\n| submit | 120 | ${p99} |\nwrong ${rate}/s`

it('gives the median of each number, with the least and the most where they differ', () => {
  expect(spreadOf([run(9.5, '1,200'), run(7, '1,300'), run(12, '900')])).toBe(
    '## flags\n| submit | 120 | 9.5 (7 to 12) |\nwrong 1200 (900 to 1300)/s',
  )
})

it('keeps lines of the same shape apart by their order, and leaves out what one run did not say', () => {
  expect(spreadOf(['a 1\na 2\nb 3', 'a 5\na 6', 'a 1\nc\na 2'])).toBe('a 1 (1 to 5)\na 2 (2 to 6)')
})
