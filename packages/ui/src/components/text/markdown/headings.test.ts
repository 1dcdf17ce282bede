import { expect, it } from 'vitest'
import { markdownHeadings } from './headings.ts'
import { slugify } from './remark-headings.ts'

it('makes ids of any script', () => {
  expect(slugify('What to expect?')).toBe('what-to-expect')
  expect(slugify('第三回 夜桜')).toBe('第三回-夜桜')
  expect(slugify('!!!')).toBe('section')
})

it('lists the headings of a text with unique ids', () => {
  expect(
    markdownHeadings('# The *rules* &amp; more\n\nwords\n\n## `a<b>`\n\n# The rules & more'),
  ).toEqual([
    { id: 'the-rules-more', text: 'The rules & more', level: 1 },
    { id: 'a-b', text: 'a<b>', level: 2 },
    { id: 'the-rules-more-2', text: 'The rules & more', level: 1 },
  ])
})
