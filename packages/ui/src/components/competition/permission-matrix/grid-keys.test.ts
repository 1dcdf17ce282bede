import { expect, it } from 'vitest'
import { placeForKey } from './grid-keys.ts'

const size = { rows: 101, columns: 60, page: 10 }
const middle = { row: 50, column: 30 }
const plain = { ctrlKey: false, metaKey: false }

it.each([
  ['ArrowDown', plain, middle, { row: 51, column: 30 }],
  ['ArrowUp', plain, middle, { row: 49, column: 30 }],
  ['ArrowRight', plain, middle, { row: 50, column: 31 }],
  ['ArrowLeft', plain, middle, { row: 50, column: 29 }],
  ['PageDown', plain, middle, { row: 60, column: 30 }],
  ['PageUp', plain, middle, { row: 40, column: 30 }],
  ['Home', plain, middle, { row: 50, column: 0 }],
  ['End', plain, middle, { row: 50, column: 59 }],
  ['Home', { ctrlKey: true, metaKey: false }, middle, { row: 0, column: 0 }],
  ['End', { ctrlKey: true, metaKey: false }, middle, { row: 100, column: 59 }],
  ['End', { ctrlKey: false, metaKey: true }, middle, { row: 100, column: 59 }],
  ['ArrowLeft', plain, { row: 0, column: 0 }, { row: 0, column: 0 }],
  ['ArrowUp', plain, { row: 0, column: 0 }, { row: 0, column: 0 }],
  ['ArrowRight', plain, { row: 3, column: 59 }, { row: 3, column: 59 }],
  ['ArrowDown', plain, { row: 100, column: 0 }, { row: 100, column: 0 }],
  ['PageUp', plain, { row: 4, column: 0 }, { row: 1, column: 0 }],
  ['PageDown', plain, { row: 95, column: 0 }, { row: 100, column: 0 }],
])('%s %o from %o', (key, modifiers, from, to) => {
  expect(placeForKey({ key, ...modifiers }, from, size)).toEqual(to)
})

it('follows the writing direction', () => {
  expect(placeForKey({ key: 'ArrowLeft', ...plain }, middle, size, true)).toEqual({
    row: 50,
    column: 31,
  })
})

it('leaves other keys to the cell', () => {
  expect(placeForKey({ key: 'a', ...plain }, middle, size)).toBeNull()
})
