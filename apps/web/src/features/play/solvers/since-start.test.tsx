import { expect, it } from 'vitest'
import { sinceStart } from '#features/play/solvers/since-start.ts'

it('counts days since the start in hours', () => {
  expect(sinceStart(73_410_000)).toBe('+20:23:30')
  expect(sinceStart(180_000_000)).toBe('+50:00:00')
})
