import { describe, expect, it } from 'vitest'
import { boundBroken } from './bounded-json.ts'
import { LONG_LIST, sendableLists } from './long-list.ts'

const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

describe('a list that is sent', () => {
  it.each([
    ['of short flags', 25_000, (index: number) => ({ flag: `f{${index}}` })],
    ['of the longest flags', 25_000, (index: number) => ({ flag: `${index}`.padEnd(127, '海') })],
    [
      'of flags with links',
      25_000,
      (index: number) => ({ flag: `${index}`, attachmentType: 'Remote', remoteUrl: 'x' }),
    ],
    ['of what is escaped', 25_000, (index: number) => ({ flag: `${index}`.padEnd(127, '"') })],
  ])('%s is split so that no request is refused, and keeps its order', (_what, count, item) => {
    const items = many(count, item)
    const lists = sendableLists<{ flag: string }>(items)
    expect(lists.flat()).toEqual(items)
    for (const list of lists) {
      const text = JSON.stringify(list)
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LONG_LIST.bytes)
      expect(boundBroken(text, { depth: 2, names: 10, values: LONG_LIST.values })).toBeUndefined()
    }
  })

  it('is sent whole where it fits, and not at all where it is empty', () => {
    expect(sendableLists(many(13_000, () => ({ flag: 'f{x}' })))).toHaveLength(1)
    expect(sendableLists([])).toEqual([])
  })
})
