import { expect, it } from 'vitest'
import { changedHints } from '#import/hints.ts'

const look = { id: 3, text: 'Look.', price: 50, openedBy: 0 }
const pull = { id: 4, text: 'Pull.', price: 70, openedBy: 2 }

it('sends nothing where the hints are those of the file', () => {
  expect(changedHints([], [])).toBeUndefined()
  expect(changedHints([look], [{ text: 'Look.', price: 50 }])).toBeUndefined()
})

it('knows a hint again by its text, and gives it the price and the place of the file', () => {
  const wanted = [
    { text: 'New', price: 1 },
    { text: 'Look.', price: 60 },
  ]
  expect(changedHints([look], wanted)).toEqual([
    { text: 'New', price: 1 },
    { id: 3, text: 'Look.', price: 60 },
  ])
})

it('drops what the file has no more, unless teams have paid for it', () => {
  expect(changedHints([look, pull], [])).toEqual([{ id: 4, text: 'Pull.', price: 70 }])
})

it('takes each stored hint for one of the file, where two have the same text', () => {
  const wanted = [
    { text: 'Look.', price: 50 },
    { text: 'Look.', price: 50 },
  ]
  expect(changedHints([look], wanted)).toEqual([
    { id: 3, text: 'Look.', price: 50 },
    { text: 'Look.', price: 50 },
  ])
})
