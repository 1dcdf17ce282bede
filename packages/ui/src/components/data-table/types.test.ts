import { expect, it } from 'vitest'
import { keysBetween, nextSort } from './types.ts'

it('sorts another column upwards and the same column the other way', () => {
  expect(nextSort(undefined, 'name')).toEqual({ columnId: 'name', direction: 'ascending' })
  const up = nextSort(undefined, 'name')
  expect(nextSort(up, 'name').direction).toBe('descending')
  expect(nextSort(up, 'size').direction).toBe('ascending')
})

it('selects from one row to another in either direction', () => {
  const keys = ['a', 'b', 'c', 'd']
  expect(keysBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(keysBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(keysBetween(keys, 'gone', 'b')).toEqual(['b'])
})
