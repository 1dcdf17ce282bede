import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layComponent } from './component.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-new-'))
  mkdirSync(join(root, 'packages/ui/src/components'), { recursive: true })
  writeFileSync(join(root, 'packages/ui/src/index.ts'), '/** Parts. */\n')
  cpSync(join(repository, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('lays part, styles, stories and test, and exports the part', () => {
  expect(layComponent(root, 'tide-table')).toEqual([
    'packages/ui/src/components/tide-table/tide-table.tsx',
    'packages/ui/src/components/tide-table/tide-table.css.ts',
    'packages/ui/src/components/tide-table/tide-table.stories.tsx',
    'packages/ui/src/components/tide-table/tide-table.test.tsx',
  ])
  const read = (path: string) => readFileSync(join(root, 'packages/ui/src', path), 'utf8')
  expect(read('components/tide-table/tide-table.tsx')).toContain('export function TideTable(')
  expect(read('components/tide-table/tide-table.stories.tsx')).toContain('export const LongWord')
  expect(read('index.ts')).toContain(
    "export { TideTable, type TideTableProps } from './components/tide-table/tide-table.tsx'",
  )
})

it('writes as the formatter would, whatever the length of the name', () => {
  layComponent(root, 'bar')
  layComponent(root, 'challenge-attachment-list')
  const oxfmt = join(repository, 'node_modules/oxfmt/bin/oxfmt')
  expect(() =>
    execFileSync(process.execPath, [oxfmt, '--check', '.'], { cwd: root, stdio: 'pipe' }),
  ).not.toThrow()
})

it('refuses a name in another case and one that is taken, and writes nothing', () => {
  expect(() => layComponent(root, 'TideTable')).toThrow(/kebab-case/)
  expect(() => layComponent(root, '../tide')).toThrow(/kebab-case/)
  layComponent(root, 'tide')
  const index = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8')
  expect(() => layComponent(root, 'tide')).toThrow(/exists/)
  expect(readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8')).toBe(index)
})
