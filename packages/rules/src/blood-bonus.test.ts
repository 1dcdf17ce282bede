import { describe, expect, test } from 'vitest'
import {
  DEFAULT_BLOOD_BONUS,
  bonusLabel,
  bonusPermille,
  normaliseBloodBonus,
  packBloodBonus,
  shownMultiplier,
  unpackBloodBonus,
} from './blood-bonus.ts'

test('the default packs 5, 3 and 1 %', () => {
  expect(packBloodBonus({ first: 50, second: 30, third: 10 })).toBe(DEFAULT_BLOOD_BONUS)
  expect(unpackBloodBonus(DEFAULT_BLOOD_BONUS)).toEqual({ first: 50, second: 30, third: 10 })
})

test.each([
  [31_477_770, { first: 30, second: 20, third: 10 }],
  [0, { first: 0, second: 0, third: 0 }],
  [1_049_601_000, { first: 1000, second: 1000, third: 1000 }],
  [2 ** 31, { first: 2048, second: 0, third: 0 }],
])('%i unpacks and packs again', (packed, parts) => {
  expect(unpackBloodBonus(packed)).toEqual(parts)
  expect(packBloodBonus(parts)).toBe(packed)
})

describe('what a game keeps', () => {
  test.each([0, DEFAULT_BLOOD_BONUS, 31_477_770, 1_049_601_000])('%d as it is', (packed) => {
    expect(normaliseBloodBonus(packed)).toBe(packed)
  })

  test.each([
    ['negative', -1],
    ['the most negative int64', -(2 ** 63)],
    ['a third above 1000', 1001],
    ['a second above 1000', 1001 * 1024],
    ['a first above 1000', 1001 * 2 ** 20],
    ['beyond 32 bits', 2 ** 40 + 5],
    ['beyond exact numbers', 2 ** 62],
    ['a fraction', 50.5],
    ['not a number', Number.NaN],
  ])('the default instead of %s', (_what, packed) => {
    expect(normaliseBloodBonus(packed)).toBe(DEFAULT_BLOOD_BONUS)
  })
})

test('bonuses read as percent', () => {
  expect([50, 30, 10, 15, 0, 1000].map(bonusLabel)).toEqual([
    '+5%',
    '+3%',
    '+1%',
    '+1.5%',
    '+0%',
    '+100%',
  ])
})

test('each kind of solve has its share', () => {
  const bonus = { first: 50, second: 0, third: 10 }
  expect(bonusPermille(bonus, 'FirstBlood')).toBe(50)
  expect(bonusPermille(bonus, 'Normal')).toBe(0)
  expect(shownMultiplier(bonus, 'ThirdBlood')).toBe(0.01)
  expect(shownMultiplier(bonus, 'SecondBlood')).toBe(0)
  expect(shownMultiplier(bonus, 'Normal')).toBe(1)
  expect(shownMultiplier(bonus, 'Unaccepted')).toBe(0)
})
