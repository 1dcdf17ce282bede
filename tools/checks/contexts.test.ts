// A word may be one in English and two elsewhere: the head of a column and the filter of a list differ in number or gender.
import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, it } from 'vitest'

const path = fileURLToPath(new URL('../../apps/web/src/locales/en-US.po', import.meta.url))

/** What a comment says the words are: `Filter: notices that …` says a filter. */
const kindOf = (comment: string) => /^(Filter|Column|Button|Label of a field):/.exec(comment)?.[1]

/** Whether a list is filtered by words that mean something else too. */
function isTorn(comments: readonly string[]): boolean {
  const kinds = new Set(comments.flatMap((comment) => kindOf(comment) ?? []))
  return kinds.has('Filter') && kinds.size > 1
}

it('finds a message with two meanings', () => {
  expect(isTorn(['Filter: notices that organizers wrote.', 'Column: when it was done.'])).toBe(true)
  expect(isTorn(['Filter: games that have ended.', 'Filter: all games.'])).toBe(false)
})

it('no filter shares its message with another kind of words', async () => {
  const catalog = await formatter().parse(readFileSync(path, 'utf8'), {
    locale: 'en-US',
    sourceLocale: 'en-US',
    filename: path,
  })
  const messages = Object.values(catalog)
  expect(messages.length).toBeGreaterThan(1000)
  const torn = messages.filter(({ comments = [] }) => isTorn(comments))
  expect(torn.map(({ message }) => message)).toEqual([])
})
