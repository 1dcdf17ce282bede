import { LIMITS } from '@halyard/rules'
import { describe, expect, test } from 'vitest'
import { COPIES, type Puzzle, type PuzzleCopy } from './puzzle.ts'
import { PUZZLES } from './puzzles.ts'
import { SOLVERS } from './solvers.ts'

const NOTHING = Buffer.alloc(0)
const titled = PUZZLES.map((puzzle) => [puzzle.title, puzzle] as const)

/** Every flag with the file that goes with it. */
function copiesOf(puzzle: Puzzle): readonly PuzzleCopy[] {
  if (puzzle.copies) return puzzle.copies()
  return [{ flag: puzzle.flag, data: puzzle.file?.data() ?? NOTHING }]
}

test('the sample covers many fields and hands out flags of a team’s own', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(14)
  expect(new Set(PUZZLES.map((puzzle) => puzzle.category)).size).toBeGreaterThanOrEqual(7)
  expect(PUZZLES.filter((puzzle) => puzzle.copies).length).toBeGreaterThanOrEqual(2)
  expect(new Set(PUZZLES.map((puzzle) => puzzle.title)).size).toBe(PUZZLES.length)
})

describe.each(titled)('%s', (title, puzzle) => {
  const copies = copiesOf(puzzle).map(({ flag, data }) => ({ flag, file: Buffer.from(data) }))
  const flags = copies.map((copy) => copy.flag)

  test('has flags as the game promises, each of them once', () => {
    for (const flag of flags) {
      expect(flag).toMatch(/^halyard\{[a-z0-9_]+\}$/)
      expect(flag.length).toBeLessThanOrEqual(LIMITS.flagLength)
    }
    expect(new Set(flags).size).toBe(puzzle.copies ? COPIES : 1)
  })

  test('does not show its flag', () => {
    const text = [puzzle.content, ...(puzzle.hints ?? [])].join('\n')
    for (const { flag, file } of copies) {
      expect(text).not.toContain(flag)
      expect(file.includes(flag)).toBe(false)
    }
  })

  test('can be solved from what players see', () => {
    const solve = SOLVERS[title]
    for (const { flag, file } of copies)
      expect(solve?.({ content: puzzle.content, file })).toBe(flag)
  })

  test('is the same on every run and small enough to send', () => {
    expect(copiesOf(puzzle).map(({ data }) => Buffer.from(data))).toEqual(
      copies.map(({ file }) => file),
    )
    for (const { file } of copies) expect(file.length).toBeLessThan(200_000)
  })
})
