import { describe, expect, it } from 'vitest'
import { aFile } from '#features/administer/files/builders.ts'
import {
  chosenFiles,
  countsOf,
  leftOver,
  sharesOf,
  sizeOf,
} from '#features/administer/files/files.ts'

const day = 24 * 60 * 60_000
const poster = aFile('poster.webp', {
  size: 20,
  uses: [{ kind: 'Game', id: '3', name: 'Regatta', gameId: 3 }],
})
const draft = aFile('draft.png', { uploadTime: 10 * day })
const old = aFile('old.zip', { size: 300 })
const files = [poster, draft, old]
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('files', () => {
  it.each([
    [{ text: '', show: 'all' }, ['poster.webp', 'draft.png', 'old.zip']],
    [{ text: '', show: 'Unused' }, ['draft.png', 'old.zip']],
    [{ text: '', show: 'Game' }, ['poster.webp']],
    [{ text: ' REGATTA', show: 'all' }, ['poster.webp']],
    [{ text: old.hash.slice(0, 12), show: 'all' }, ['old.zip']],
    [{ text: 'zip', show: 'Game' }, []],
  ] as const)('that fit %j', (choice, names) => {
    expect(namesOf(chosenFiles(files, choice))).toEqual(names)
  })

  it('are counted by what uses them', () => {
    const counts = new Map(countsOf(files).map(({ show, count }) => [show, count]))
    expect([counts.get('Unused'), counts.get('Game'), counts.get('Post')]).toEqual([2, 1, 0])
    expect(sizeOf(files)).toBe(321)
  })

  it('are summed up by their first use, most first', () => {
    const both = aFile('both.png', {
      size: 500,
      uses: [
        { kind: 'Post', id: '1', name: 'Notes', gameId: null },
        { kind: 'Game', id: '3', name: 'Regatta', gameId: 3 },
      ],
    })
    expect(sharesOf([...files, both])).toEqual([
      { show: 'Post', bytes: 500 },
      { show: 'Unused', bytes: 301 },
      { show: 'Game', bytes: 20 },
    ])
  })

  it('are left over once nobody is likely to be writing what uses them', () => {
    expect(namesOf(leftOver(files, 10 * day + 1))).toEqual(['old.zip'])
    expect(namesOf(leftOver(files, 12 * day))).toEqual(['draft.png', 'old.zip'])
  })

  it('without details are never taken for unused', () => {
    expect(leftOver([{ hash: old.hash, name: 'old.zip' }], 12 * day)).toEqual([])
  })
})
