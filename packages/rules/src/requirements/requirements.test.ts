import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCycle, isOpenTo } from './requirements.ts'

describe('a challenge', () => {
  test.each([
    ['without requirements', [], [], true],
    ['of which nothing is solved', [2, 3], [], false],
    ['of which one is missing', [2, 3], [2], false],
    ['of which all are solved', [2, 3], [3, 2], true],
    ['that was solved before it had them', [2, 3], [1], true],
  ])('%s', (_what, requires, solved, isOpen) => {
    expect(isOpenTo({ id: 1, requires }, new Set(solved))).toBe(isOpen)
  })
})

const among = (...entries: [number, number[]][]) => findCycle(new Map(entries))

describe('challenges that wait for each other', () => {
  test.each([
    ['one of itself', [[1, [1]]], [1]],
    ['two', [[1, [2]], [2, [1]]], [1, 2]], // prettier-ignore
    ['three behind a fourth', [[4, [1]], [1, [2]], [2, [5, 3]], [3, [1]]], [1, 2, 3]], // prettier-ignore
  ] as [string, [number, number[]][], number[]][])('are found: %s', (_what, entries, cycle) => {
    expect(among(...entries)).toEqual(cycle)
  })

  test('are found over ten thousand challenges', () => {
    const ring = Array.from({ length: 10_000 }, (_, id): [number, number[]] => [
      id,
      [(id + 1) % 10_000],
    ])
    expect(among(...ring)).toHaveLength(10_000)
    expect(among(...ring.slice(0, -1))).toBeUndefined()
  })

  test('are none where two ways lead to one challenge, or to one that is gone', () => {
    expect(among([1, [2, 3]], [2, [4]], [3, [4]], [4, [99]])).toBeUndefined()
  })

  test('are none exactly where every challenge can be opened at last', () => {
    const ids = fc.integer({ min: 0, max: 7 })
    const graphs = fc.dictionary(ids.map(String), fc.array(ids, { maxLength: 3 }))
    fc.assert(
      fc.property(graphs, (graph) => {
        const requirements = new Map(
          Object.entries(graph).map(([id, required]) => [Number(id), required]),
        )
        const solved = new Set(
          Array.from({ length: 8 }, (_, id) => id).filter((id) => !requirements.has(id)),
        )
        for (let pass = 0; pass < 8; pass += 1)
          for (const [id, required] of requirements)
            if (required.every((one) => solved.has(one))) solved.add(id)
        expect(findCycle(requirements) === undefined).toBe(solved.size === 8)
      }),
    )
  })
})
