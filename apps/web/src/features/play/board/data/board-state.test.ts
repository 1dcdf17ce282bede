import { expect, it } from 'vitest'
import { closedBoard } from '#features/play/board/data/board-state.ts'

it('is open while there is something to play', () => {
  expect(closedBoard('playing')).toBeUndefined()
  expect(closedBoard('practising')).toBeUndefined()
})

it.each([
  ['ready', 'P', 'none'],
  ['pending', 'G', 'none'],
  ['suspended', 'L', 'none'],
  ['signed-out', 'K', 'log-in'],
  ['may-join', 'K', 'join'],
  ['rejected', 'K', 'join'],
  ['finished', 'K', 'scoreboard'],
  ['missed', 'K', 'scoreboard'],
] as const)('%s: flag %s, offers %s', (standing, flag, offer) => {
  expect(closedBoard(standing)).toMatchObject({ flag, offer })
})
