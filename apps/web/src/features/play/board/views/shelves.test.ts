import { describe, expect, it } from 'vitest'
import { fitting, heightOf, packShelves } from '#features/play/board/views/shelves.ts'

const board = (sizes: Record<string, number>) =>
  Object.entries(sizes).map(([category, size]) => ({ category, size }))

const full = board({
  Misc: 3,
  Crypto: 5,
  Pwn: 5,
  Web: 5,
  Reverse: 3,
  Blockchain: 2,
  Forensics: 3,
  Hardware: 2,
  Mobile: 1,
  PPC: 1,
  AI: 2,
  Pentest: 1,
  OSINT: 1,
})

describe('packShelves', () => {
  it('lets small categories share a row and keeps rows in board order', () => {
    expect(packShelves(full, 5)).toEqual([
      ['Misc', 'Blockchain'],
      ['Crypto'],
      ['Pwn'],
      ['Web'],
      ['Reverse', 'Hardware'],
      ['Forensics', 'AI'],
      ['Mobile', 'PPC', 'Pentest', 'OSINT'],
    ])
  })

  it('gives one wider than the board a row of its own', () => {
    expect(packShelves(board({ Misc: 7, Web: 1, OSINT: 1 }), 5)).toEqual([
      ['Misc'],
      ['Web', 'OSINT'],
    ])
  })

  it('puts every category below the other when there is no room', () => {
    expect(packShelves(board({ Misc: 2, Web: 2, OSINT: 2 }), 2)).toEqual([
      ['Misc'],
      ['Web'],
      ['OSINT'],
    ])
  })

  it('holds every category once, whatever the width', () => {
    for (let columns = 1; columns < 12; columns++) {
      expect(packShelves(full, columns).flat().toSorted()).toEqual(
        full.map(({ category }) => category).toSorted(),
      )
    }
  })

  it('is empty without categories', () => {
    expect(packShelves([], 5)).toEqual([])
  })
})

describe('packShelves, again during a game', () => {
  const before = packShelves(full, 5)

  it('leaves neighbours where they are when a challenge is added elsewhere', () => {
    const grown = full.map((one) => (one.category === 'Mobile' ? { ...one, size: 2 } : one))
    expect(packShelves(grown, 5, before)).toEqual(before)
  })

  it('moves only what does not fit any more', () => {
    const grown = full.map((one) => (one.category === 'Blockchain' ? { ...one, size: 3 } : one))
    const now = packShelves(grown, 5, before)
    expect(now).toContainEqual(['Misc'])
    expect(now).toContainEqual(['Blockchain'])
    expect(now).toContainEqual(['Reverse', 'Hardware'])
  })

  it('appends a new category where there is room', () => {
    expect(packShelves([...full, { category: 'Radio', size: 1 }], 5, before)).toContainEqual([
      'Mobile',
      'PPC',
      'Pentest',
      'OSINT',
      'Radio',
    ])
  })

  it('forgets what is gone', () => {
    const left = full.filter(({ category }) => category !== 'Crypto')
    expect(packShelves(left, 5, before)).not.toContainEqual(['Crypto'])
  })
})

const rowOf = (...sizes: number[]) =>
  sizes.map((size) => ({ challenges: Array.from({ length: size }) }))

describe('rows that a window shows', () => {
  const rows = [rowOf(5), rowOf(12), rowOf(2, 3), rowOf(1)]

  it('takes every row that begins above the lower edge, so that none is missed', () => {
    const top = (count: number) => heightOf(rows.slice(0, count), 5)
    expect(fitting(rows, 5, top(1))).toBe(1)
    expect(fitting(rows, 5, top(1) + 1)).toBe(2)
    expect(fitting(rows, 5, top(3))).toBe(3)
    expect(fitting(rows, 5, 10_000)).toBe(4)
    expect(fitting([], 5, 900)).toBe(0)
  })

  it('counts the lines of the longest shelf of a row', () => {
    expect(heightOf([rowOf(12)], 5) - heightOf([rowOf(5)], 5)).toBe(
      2 * (heightOf([rowOf(6)], 5) - heightOf([rowOf(5)], 5)),
    )
  })
})
