import { describe, expect, it } from 'vitest'
import { findCategory } from '#mapping/category.ts'

describe('a category', () => {
  it.each([
    ['pwn', 'Pwn'],
    ['Binary Exploitation', 'Pwn'],
    ['rev', 'Reverse'],
    ['Reverse-Engineering', 'Reverse'],
    ['WEB', 'Web'],
    ['cryptography', 'Crypto'],
    ['dfir', 'Forensics'],
    ['AI/ML', 'AI'],
    ['smart contracts', 'Blockchain'],
    ['osint', 'OSINT'],
    ['Boot2Root', 'Pentest'],
    ['programming', 'PPC'],
    ['android', 'Mobile'],
    ['hardware', 'Hardware'],
    ['Misc.', 'Misc'],
  ])('%s is %s', (word, category) => {
    expect(findCategory(word)).toBe(category)
  })

  it.each(['beginner', '', '混合', 'constructor'])('%j is none of ours', (word) => {
    expect(findCategory(word)).toBeUndefined()
  })
})
