import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createComponent } from './component.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-new-'))
  mkdirSync(join(root, 'packages/ui/src/components/data'), { recursive: true })
  mkdirSync(join(root, 'packages/ui/src/exports'))
  writeFileSync(join(root, 'packages/ui/src/exports/data.ts'), '/** Data. */\n')
  cpSync(join(repository, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('creates module, styles, stories and test, and exports the component', () => {
  expect(createComponent(root, 'data/tide-table')).toEqual([
    'packages/ui/src/components/data/tide-table/tide-table.tsx',
    'packages/ui/src/components/data/tide-table/tide-table.css.ts',
    'packages/ui/src/components/data/tide-table/tide-table.stories.tsx',
    'packages/ui/src/components/data/tide-table/tide-table.test.tsx',
  ])
  const read = (path: string) => readFileSync(join(root, 'packages/ui/src', path), 'utf8')
  expect(read('components/data/tide-table/tide-table.tsx')).toContain('export function TideTable(')
  expect(read('components/data/tide-table/tide-table.stories.tsx')).toContain(
    'export const LongWord',
  )
  expect(read('exports/data.ts')).toContain(
    "export { TideTable, type TideTableProps } from '../components/data/tide-table/tide-table.tsx'",
  )
})

it('writes as the formatter would, whatever the length of the name', () => {
  createComponent(root, 'data/bar')
  createComponent(root, 'data/challenge-attachment-list')
  const oxfmt = join(repository, 'node_modules/oxfmt/bin/oxfmt')
  expect(() =>
    execFileSync(process.execPath, [oxfmt, '--check', '.'], { cwd: root, stdio: 'pipe' }),
  ).not.toThrow()
})

it('refuses a name in another case and one that is taken, and writes nothing', () => {
  expect(() => createComponent(root, 'data/TideTable')).toThrow(/kebab-case/)
  expect(() => createComponent(root, '../tide')).toThrow(/kebab-case/)
  expect(() => createComponent(root, 'boats/tide')).toThrow(/no group boats.*data/s)
  createComponent(root, 'data/tide')
  const index = readFileSync(join(root, 'packages/ui/src/exports/data.ts'), 'utf8')
  expect(() => createComponent(root, 'data/tide')).toThrow(/exists/)
  expect(readFileSync(join(root, 'packages/ui/src/exports/data.ts'), 'utf8')).toBe(index)
})
