import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '#shared/forms/draft.ts'

const kept = new Map<string, string>()
const initial = { title: 'Rules', content: '' }

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
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
  expect(kept.size).toBe(0)
})

it.each(['{', 'null', '[]', '{"title":1,"content":""}', '{"title":"a"}'])('ignores %s', (text) => {
  kept.set('halyard:draft:post:new', text)
  expect(readDraft('post:new', initial)).toBeUndefined()
})

it('is removed with what belongs to the person', () => {
  writeDraft('post:new', { title: 'a', content: 'b' })
  expect([...kept.keys()].every((key) => key.startsWith('halyard:'))).toBe(true)
})
