import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '#shared/forms/draft.ts'

const stored = new Map<string, string>()
const initial = { title: 'Rules', content: '' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was typed', () => {
  writeDraft('post:new', { title: 'Rules', content: 'typed' })
  expect(readDraft('post:new', initial)).toEqual({ title: 'Rules', content: 'typed' })
  expect(readDraft('post:1', initial)).toBeUndefined()
})

it('is none when it says what is stored anyway', () => {
  writeDraft('post:new', initial)
  expect(readDraft('post:new', initial)).toBeUndefined()
})

it('is gone after it was forgotten', () => {
  writeDraft('post:new', { title: 'a', content: 'b' })
  writeDraft('post:new', undefined)
  expect(stored.size).toBe(0)
})

it.each(['{', 'null', '[]', '{"title":1,"content":""}', '{"title":"a"}'])('ignores %s', (text) => {
  stored.set('halyard:draft:post:new', text)
  expect(readDraft('post:new', initial)).toBeUndefined()
})

it('is removed with what belongs to the person', () => {
  writeDraft('post:new', { title: 'a', content: 'b' })
  expect([...stored.keys()].every((key) => key.startsWith('halyard:'))).toBe(true)
})
