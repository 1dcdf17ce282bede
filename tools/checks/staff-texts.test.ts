// The texts of staff's screens are in catalogs of their own (tools/i18n/split-catalogs.ts). Whoever shows one must have loaded them.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { STAFF_SOURCES } from '../../apps/web/build/staff-sources.ts'
import { screens } from '../../apps/web/src/shared/screens.ts'
import type { Screen } from '../../apps/web/src/shared/screens.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Whether a module may show texts of staff without having loaded them. */
const forgetsTexts = (path: string, source: string) =>
  !STAFF_SOURCES.test(path) &&
  [...source.matchAll(/(withStaffTexts\(\(\) =>\s*)?(?:import\(|from )'#(?:src\/)?([^']+)'/g)].some(
    ([, waits, module = '']) => !waits && STAFF_SOURCES.test(`src/${module}`),
  )

it('finds a module that shows texts of staff without having loaded them', () => {
  const part = "import('#features/organise/setup/setup-offer.tsx')"
  expect(forgetsTexts('src/routes/home.tsx', part)).toBe(true)
  expect(forgetsTexts('src/routes/home.tsx', `withStaffTexts(() => ${part})`)).toBe(false)
  expect(forgetsTexts('src/app/x.ts', "import { X } from '#features/monitor/x.tsx'")).toBe(true)
  expect(forgetsTexts('src/app/x.ts', "import { X } from '#features/play/x.tsx'")).toBe(false)
  expect(forgetsTexts('src/features/organise/x.ts', part)).toBe(false)
})

it('players reach no module of staff but with its texts', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const strays = files.filter((path) => forgetsTexts(path, readFileSync(`${root}${path}`, 'utf8')))
  expect(strays).toEqual([])
})

it('every screen with sources of staff needs a role of staff, by which its route loads the texts', () => {
  const strays = Object.entries<Screen>(screens).filter(
    ([, { module, role }]) =>
      STAFF_SOURCES.test(`src/routes/${module}.tsx`) && role !== 'Admin' && role !== 'Monitor',
  )
  expect(strays).toEqual([])
})
