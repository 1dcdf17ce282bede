import { describe, expect, it } from 'vitest'
import { boundBroken, parseBoundedJson } from './bounded-json.ts'

const bounds = { depth: 3, names: 4, values: 20 }
const broken = (text: string) => boundBroken(text, bounds)

describe('a JSON text', () => {
  it.each([
    ['{"a":{"b":[1,2,{}]}}', 'depth'],
    ['[[[["deep"]]]]', 'depth'],
    ['['.repeat(1_000_000), 'depth'],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'names'],
    [String.raw`{"\u0061":1,"a":2,"\u0062":3,"b":4,"\u0063":5}`, 'names'],
    [String.raw`[${String.raw`{"\u0061":1},`.repeat(5)}0]`, 'names'],
    ['{"a" \n\t :1,"b":1,"c":1,"d":1,"e":1}', 'names'],
    [`[${'0,'.repeat(30)}0]`, 'values'],
    [`[${'[],'.repeat(15)}[]]`, 'values'],
  ])('with too much structure is not read: %.40s', (text, bound) => {
    expect(broken(text)).toBe(bound)
    expect(() => parseBoundedJson(text, bounds)).toThrow(
      expect.objectContaining({ name: 'JsonBoundsError', bound }),
    )
  })

  it.each([
    '{"a":{"b":[1,2,3]}}',
    '"a text with [[[[[[ and {\\"x\\":1,\\"y\\":2} in it, \\\\"',
    '[{"a":1,"b":2},{"a":1,"b":2},{"a":1,"b":2}]',
    '[[],[],[]]',
    ' null ',
  ])('within its bounds is read as ever: %.40s', (text) => {
    expect(broken(text)).toBeUndefined()
    expect(parseBoundedJson(text, bounds)).toEqual(JSON.parse(text))
  })

  it.each(['{"a":', '"open', '\\', '', '"\\'])('that is broken fails as ever: %s', (text) => {
    expect(broken(text)).toBeUndefined()
    expect(() => parseBoundedJson(text, bounds)).toThrow(SyntaxError)
  })

  it('is looked at once, whatever it is made of', () => {
    // At most some two looks at each character: no text of a stranger costs more.
    for (const part of ['"x" ', '\\', '" ', '"a":', ' '.repeat(50), '{', '"\\"']) {
      const looks = countLooks(part.repeat(20_000 / part.length))
      expect([part, looks < 50_000]).toEqual([part, true])
    }
  })
})

function countLooks(characters: string): number {
  let looks = 0
  const text: string = Object.assign(Object(characters), {
    charCodeAt(at: number) {
      looks += 1
      return characters.charCodeAt(at)
    },
  })
  boundBroken(text, { depth: 1e9, names: 1e9, values: 1e9 })
  return looks
}
