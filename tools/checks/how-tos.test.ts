// How-tos that name what is written elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withFacts } from '../docs/facts-table.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

it('everything that is in the way of a tunnel is in its how-to, in the words of the page', () => {
  const source = read('apps/web/src/features/play/reach/use-obstacle-texts.ts')
  const titles = new Set(all(source.replaceAll('${port}', '3307'), /title: t`([^`]+)`/g))
  const [, table = ''] = read('docs/how-to/connect-to-an-instance.md').split(
    '## When it does not connect',
  )
  const rows = all(table.split('\n## ')[0] ?? '', /^\| ([^|]+?) +\|/gm).slice(2)
  expect(new Set(rows)).toEqual(titles)
})

it('types that the documents of other servers call otherwise are in the how-to of the API', () => {
  const { schemas } = JSON.parse(read('openapi/platform.gen.json')).components
  const [, table = ''] = read('docs/how-to/change-the-api.md').split('## Names in other documents')
  const named = all(table, /^\| `(\w+)`/gm)
  expect(named).toHaveLength(9)
  expect(named.filter((name) => !Object.hasOwn(schemas, name ?? ''))).toEqual([])
})

it('what has to be filled in for containers is in their how-to', () => {
  const named = all(read('deploy/compose/env.example'), /^(\w+)=/gm)
  const rows = all(read('docs/how-to/deploy.md'), /^\| `(\w+)` +\|/gm)
  expect(rows).toEqual(expect.arrayContaining(named))
})

it('what GZ::CTF does otherwise is described as in the list', () => {
  const page = read('docs/how-to/move-from-gzctf.md')
  expect(page).toBe(withFacts(page))
})

it('a table that is behind the list is written again', () => {
  const page = read('docs/how-to/move-from-gzctf.md')
  const behind = page.split('\n').slice(0, -3).join('\n')
  expect(withFacts(behind)).toBe(withFacts(page))
})
