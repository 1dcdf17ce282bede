import { expect, it } from 'vitest'
import { minifiedBytes } from './module-weights.ts'

it('counts what a module has for others, and no comments', () => {
  const used = 'function place(value) { return value * 2 }'
  expect(minifiedBytes('place.js', used)).toBe('function place(e){return e*2}'.length)
  expect(minifiedBytes('place.js', `/** Twice. */\n${used}`)).toBe(minifiedBytes('place.js', used))
})
