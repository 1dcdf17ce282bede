import type { Scoreboard } from '@halyard/api'
import { expect, it } from 'vitest'
import { boardWith } from '#replay/board.ts'

const solve = (id: number) => ({ id, type: 'Normal', score: 1, userName: 'a', time: 1 }) as const
const row = (id: number, ...challenges: number[]) => ({
  id,
  solvedChallenges: challenges.map(solve),
})
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of a board is looked at
const board = (...items: ReturnType<typeof row>[]) => ({ items }) as unknown as Scoreboard

/** Boards in the order in which they are answered; the last one stays. Nobody waits in truth: the clock moves on. */
function server(...boards: Scoreboard[]) {
  const asked: number[] = []
  let nowMs = 0
  return {
    asked,
    needs: {
      read: async () => {
        asked.push(nowMs)
        return boards[Math.min(asked.length, boards.length) - 1] ?? board()
      },
      sleep: async (ms: number) => void (nowMs += ms),
      now: () => nowMs,
    },
  }
}

it('waits until the board holds every accepted answer: verdicts may come late', async () => {
  const { asked, needs } = server(board(row(1)), board(row(1, 7)), board(row(1, 7), row(2, 7)))
  const read = await boardWith(['1/7', '2/7'], needs)
  expect(read.board.items).toHaveLength(2)
  expect(read.isWhole).toBe(true)
  expect(asked).toHaveLength(3)
})

it('is read once where nothing is missing', async () => {
  const { asked, needs } = server(board(row(1, 7)))
  expect((await boardWith(['1/7'], needs)).isWhole).toBe(true)
  expect(asked).toEqual([0])
})

it('gives up when nothing more arrives for two minutes, and says so', async () => {
  const { asked, needs } = server(board(row(1)), board(row(1, 7)))
  const read = await boardWith(['1/7', '2/7'], needs)
  expect(read.isWhole).toBe(false)
  expect(read.board.items).toHaveLength(1)
  expect(asked.at(-1)).toBeLessThan(150_000)
})
