import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { criteria } from './criteria.ts'
import { asHtml, asMarkdown } from './report.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('the reports are the ones that the table makes', () => {
  expect(read('docs/accessibility.md')).toBe(asMarkdown())
  expect(read('apps/web/public/docs/accessibility.html')).toBe(asHtml())
})

it('answers for every criterion of levels A and AA, once', () => {
  const ids = criteria.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
})

it('names tests that are there', () => {
  const missing = criteria.flatMap(({ id, tests = [] }) =>
    tests.flatMap(([file, name]) => (read(file).includes(name) ? [] : `${id}: ${file} “${name}”`)),
  )
  expect(missing).toEqual([])
})
