import { expect, it } from 'vitest'
import { insertLink, insertText, toggleMarks, togglePrefix } from './edit.ts'

it('marks and unmarks the selected words', () => {
  const once = toggleMarks({ text: 'one two', start: 4, end: 7 }, '**')
  expect(once).toEqual({ text: 'one **two**', start: 6, end: 9 })
  expect(toggleMarks(once, '**')).toEqual({ text: 'one two', start: 4, end: 7 })
})

it('makes a list of lines and takes it back', () => {
  const list = togglePrefix({ text: 'a\nb\nc', start: 0, end: 3 }, '- ')
  expect(list.text).toBe('- a\n- b\nc')
  expect(togglePrefix(list, '- ').text).toBe('a\nb\nc')
})

it('makes a link whose address is selected', () => {
  const link = insertLink({ text: 'read here', start: 5, end: 9 })
  expect(link.text).toBe('read [here](https://)')
  expect(link.text.slice(link.start, link.end)).toBe('https://')
})

it('inserts at the caret', () => {
  expect(insertText({ text: 'ab', start: 1, end: 1 }, '![](x)')).toEqual({
    text: 'a![](x)b',
    start: 7,
    end: 7,
  })
})
