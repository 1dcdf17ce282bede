import { describe, expect, it } from 'vitest'
import { choose } from './choose.ts'

const button = choose(
  'base',
  {
    tone: { plain: 'plain', danger: 'danger' },
    size: { 1: 'one', 2: 'two' },
    isWide: { true: 'wide' },
  },
  { tone: 'plain' },
)

describe('the classes of a choice', () => {
  it.each([
    ['nothing', undefined, 'base plain'],
    ['nothing by name', { tone: undefined, isWide: undefined }, 'base plain'],
    ['another than the default', { tone: 'danger' }, 'base danger'],
    ['a number and a yes', { size: 2, isWide: true }, 'base plain two wide'],
    ['a no without a class', { isWide: false }, 'base plain'],
  ] as const)('%s', (_what, chosen, names) => {
    expect(button(chosen)).toBe(names)
  })
})
