import { describe, expect, it } from 'vitest'
import { designHouseFlag, hashName } from './generate.ts'
import { PATTERNS } from './patterns.ts'

const names = Array.from({ length: 2000 }, (_, index) => `team ${index}`)

describe('house flags', () => {
  it('are the same for the same name and differ for names that are alike', () => {
    expect(designHouseFlag('深海信号')).toEqual(designHouseFlag('深海信号'))
    expect(hashName('null & void')).not.toBe(hashName('null & voie'))
    expect(hashName('')).toBeGreaterThanOrEqual(0)
  })

  it('use every pattern and every pair of colours about equally often', () => {
    const patterns = new Map<number, number>()
    const pairs = new Map<string, number>()
    for (const name of names) {
      const { ground, figure, pattern } = designHouseFlag(name)
      patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
      pairs.set(`${ground} ${figure}`, (pairs.get(`${ground} ${figure}`) ?? 0) + 1)
    }
    expect(patterns.size).toBe(PATTERNS.length)
    expect(pairs.size).toBe(20)
    expect(Math.max(...patterns.values())).toBeLessThan((2 * names.length) / PATTERNS.length)
  })

  it('have two different colours', () => {
    for (const name of names) {
      const { ground, figure } = designHouseFlag(name)
      expect(ground).not.toBe(figure)
    }
  })
})
