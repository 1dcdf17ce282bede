import { describe, expect, it } from 'vitest'
import { moveTo, typeAhead } from '#features/play/board/order/moves.ts'

// Three lines: 0 1 2 / 3 _ 4 / 5 6, with a heading between the second and the third.
const box = (left: number, top: number) => ({ left, top, width: 100, height: 80 })
const boxes = [
  box(0, 0),
  box(110, 0),
  box(220, 0),
  box(0, 90),
  box(220, 90),
  box(0, 220),
  box(110, 220),
]

describe('moveTo', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, 6],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 6, 3],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 1, 1],
    ['Home', 5, 0],
    ['End', 1, 6],
  ] as const)('%s from %i leads to %i', (key, from, to) => {
    expect(moveTo(key, from, boxes)).toBe(to)
  })

  it('mirrors left and right where one reads from the right', () => {
    expect(moveTo('ArrowLeft', 0, boxes, true)).toBe(1)
  })
})

describe('typeAhead', () => {
  const titles = ['Capstan', 'Cookie Tin', 'Customs', 'Ärger']

  it('goes to the next title with the letter, and round', () => {
    expect(typeAhead(titles, 0, 'c')).toBe(1)
    expect(typeAhead(titles, 2, 'c')).toBe(0)
    expect(typeAhead(titles, 0, 'Ä')).toBe(3)
  })

  it('stays while more letters still match', () => {
    expect(typeAhead(titles, 1, 'co')).toBe(1)
    expect(typeAhead(titles, 1, 'cu')).toBe(2)
  })

  it('stays where nothing matches', () => {
    expect(typeAhead(titles, 2, 'z')).toBe(2)
  })
})
