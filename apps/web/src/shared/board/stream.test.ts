import type { Scoreboard } from '@halyard/api'
import { wholeType } from '@halyard/api/answers'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { readStream } from '#shared/board/stream.ts'
import { packBoard } from '#shared/board/table.ts'
import { aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

/** Names that look like the separator of teams. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('},{"id":1', '"items":[{"id":', '"solvedChallenges":[', ',{"id":', '\\', '"]'),
)
const solve = fc
  .record({ id: fc.nat(60), score: fc.nat(1000), userName: fc.option(text), time: fc.nat() })
  .map((given) => aSolve(given))
const row = fc
  .record({
    id: fc.nat(),
    name: text,
    bio: fc.option(text),
    solvedChallenges: fc.array(solve, { maxLength: 4 }),
  })
  .map((given) => aRow(given))
const board = fc.array(row, { maxLength: 12 }).map((items) => aScoreboard(items))

/** The same thing with its keys in another order. */
const shuffled = (thing: object) =>
  fc
    .shuffledSubarray(Object.entries(thing), { minLength: Object.keys(thing).length })
    .map((entries) => Object.fromEntries(entries))

const inAnyOrder = board.chain(({ items, ...rest }) =>
  fc
    .tuple(fc.boolean(), ...items.map(shuffled))
    .chain(([isOurs, ...others]) => shuffled({ items: isOurs ? items : others, ...rest })),
)

/** What comes of a text that is given letter by letter, or in other pieces: a table or an error. */
const cut = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 })
function read(whole: string, lengths: readonly number[], part = 20) {
  const stream = readStream(part)
  let from = 0
  for (let turn = 0; from < whole.length; turn += 1) {
    const to = from + (lengths[turn % lengths.length] ?? 1)
    stream.take(whole.slice(from, to))
    from = to
  }
  return outcomeOf(() => stream.finish())
}
const outcomeOf = (make: () => unknown) => {
  try {
    return make()
  } catch (error) {
    return String(error)
  }
}
const readWhole = (whole: string) =>
  outcomeOf(() => packBoard(wholeType<Scoreboard>('ScoreboardModel', JSON.parse(whole))))

it('gives what reading the whole gives, in whatever pieces and order it comes', () => {
  fc.assert(
    fc.property(inAnyOrder, cut, fc.integer({ min: 1, max: 400 }), (given, lengths, part) => {
      const whole = JSON.stringify(given)
      expect(read(whole, lengths, part)).toEqual(readWhole(whole))
    }),
    { numRuns: 300 },
  )
})

it('says of broken text what reading the whole says', () => {
  fc.assert(
    fc.property(board, cut, fc.nat(), fc.nat(2), text, (given, lengths, at, gone, more) => {
      const whole = JSON.stringify(given)
      const place = at % whole.length
      const broken = whole.slice(0, place) + more + whole.slice(place + gone)
      expect(read(broken, lengths)).toEqual(readWhole(broken))
    }),
    { numRuns: 300 },
  )
})

it('has little left to read at the end', () => {
  const items = Array.from({ length: 200 }, (_, place) =>
    aRow({ id: place + 1, solvedChallenges: [aSolve(), aSolve()] }),
  )
  const whole = JSON.stringify(aScoreboard(items))
  const parse = vi.spyOn(JSON, 'parse')
  read(whole, [500], 2000)
  const longest = Math.max(...parse.mock.calls.map(([given]) => given.length))
  parse.mockRestore()
  expect(longest).toBeLessThan(whole.length / 10)
})

it.each([1, 10_000])('reads lists that are null or not there as empty, in parts of %i', (part) => {
  const { divisions: _divisions, ...rest } = aScoreboard([aRow({ id: 1 }), aRow({ id: 2 })])
  const items = rest.items.map((item) => ({ ...item, solvedChallenges: null, bio: undefined }))
  const table = read(
    JSON.stringify({ ...rest, items, challenges: null, timelines: null }),
    [9],
    part,
  )
  const expected = { divisions: [], challenges: {}, timelines: [], count: 2, bio: [null, null] }
  expect(table).toMatchObject(expected)
})
