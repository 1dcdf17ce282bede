import { expect, test } from 'vitest'
import { Book } from '#book/book.ts'
import { sentence } from '#book/entry.ts'

test('a subject is as described until something breaks a client', () => {
  const book = new Book()
  expect(book.on('getTeam').outcome).toBe('untried')
  book.same('getTeam', 'name', 'Nyan', 'Nyan')
  expect(book.on('getTeam').outcome).toBe('described')
  book.same('getTeam', 'name', 'Nyan', 'Woof')
  expect(book.on('getTeam').outcome).toBe('breaks')
  expect(book.on('getTeam').differences.map(sentence)).toEqual([
    'name: expected "Woof", got "Nyan"',
  ])
})

test('a refusal or a header that differs breaks nothing', () => {
  const book = new Book()
  book.sameDetail('getTeam', 'no such team', 400, 404)
  expect(book.on('getTeam').outcome).toBe('details')
  book.check('getTeam', false, 'the name is gone')
  expect(book.on('getTeam').outcome).toBe('breaks')
})

test('the way of the reference is a remark, a third way differs', () => {
  const expected = { ours: 404, reference: 400 }
  const book = new Book()
  book.sameOrReference('getTeam', 'status', 404, expected)
  expect(book.on('getTeam').asReference.size).toBe(0)
  book.sameOrReference('getTeam', 'status', 400, expected)
  expect(book.on('getTeam').outcome).toBe('described')
  expect([...book.on('getTeam').asReference]).toEqual(['status: 400'])
  book.sameOrReference('getTeam', 'status', 500, expected)
  expect(book.on('getTeam').outcome).toBe('details')
})
