import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '#shared/forms/draft.ts'

const stored = new Map<string, string>()
const initial = { title: 'Rules', content: '', hints: ['a'], start: 1 as number | null }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const typed = { ...initial, content: 'typed', start: null }
const edit = { base: initial, values: typed }

it('gives back what was typed, and what it was made from', () => {
  writeDraft('post:new', edit)
  expect(readDraft('post:new', initial)).toEqual(edit)
  expect(readDraft('post:1', initial)).toBeUndefined()
})

it('is none when nothing was changed', () => {
  writeDraft('post:new', { base: initial, values: initial })
  expect(readDraft('post:new', initial)).toBeUndefined()
})

it('is gone after it was forgotten', () => {
  writeDraft('post:new', edit)
  writeDraft('post:new', undefined)
  expect(stored.size).toBe(0)
})

it.each([
  ['half of it', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['one without what it was made from', JSON.stringify({ values: typed })],
  ['a text that is a number', JSON.stringify({ ...edit, values: { ...typed, title: 1 } })],
  ['a text that is null', JSON.stringify({ ...edit, values: { ...typed, title: null } })],
  ['a list that is a text', JSON.stringify({ ...edit, values: { ...typed, hints: 'a' } })],
  ['one without a field', JSON.stringify({ ...edit, values: { title: 'a' } })],
])('ignores %s', (_what, text) => {
  stored.set('halyard:draft:post:new', text)
  expect(readDraft('post:new', initial)).toBeUndefined()
})

it('is removed with what belongs to the person', () => {
  writeDraft('post:new', edit)
  expect([...stored.keys()].every((key) => key.startsWith('halyard:'))).toBe(true)
})
