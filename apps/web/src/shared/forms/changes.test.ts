import { describe, expect, it } from 'vitest'
import { changedFields, conflictsOf, rebase } from '#shared/forms/changes.ts'

const base = { title: 'Quay', hints: ['a'], start: 1 as number | null }

it('names the fields that differ, lists by what is in them', () => {
  expect(changedFields(base, { title: 'Quay', hints: ['a'], start: 1 })).toEqual([])
  expect(changedFields(base, { title: 'Pier', hints: ['a', 'b'], start: null })).toEqual([
    'title',
    'hints',
    'start',
  ])
})

describe('what somebody else saved', () => {
  const values = { ...base, title: 'Pier' }

  it('is taken over where nothing was typed', () => {
    const stored = { ...base, hints: ['b'] }
    const edit = rebase({ base, values }, stored)
    expect(edit).toEqual({ base: stored, values: { ...stored, title: 'Pier' } })
    expect(conflictsOf(edit, stored)).toEqual([])
  })

  it('is a conflict where something else was typed, which stays', () => {
    const stored = { ...base, title: 'Wharf' }
    const edit = rebase({ base, values }, stored)
    expect(edit.values.title).toBe('Pier')
    expect(conflictsOf(edit, stored)).toEqual(['title'])
  })

  it('is none where the same was typed', () => {
    const stored = { ...base, title: 'Pier' }
    const edit = rebase({ base, values }, stored)
    expect(edit).toEqual({ base: stored, values: stored })
  })

  it('stays a conflict when more is saved, also with the first value typed again', () => {
    const first = { ...base, title: 'Wharf' }
    const second = { ...first, start: 2 }
    const edit = rebase(rebase({ base, values }, first), second)
    expect(conflictsOf(edit, second)).toEqual(['title'])
    expect(conflictsOf({ ...edit, values: { ...second, title: 'Quay' } }, second)).toEqual([
      'title',
    ])
  })
})
