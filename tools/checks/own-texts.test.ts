// The texts of staff's screens and of the own account are in catalogs of their own (tools/i18n/split-catalogs.ts). Whoever shows one must
// have loaded them.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ACCOUNT_SOURCES, STAFF_SOURCES } from '../../apps/web/build/staff-sources.ts'
import { screens } from '../../apps/web/src/shared/screens.ts'
import type { Screen } from '../../apps/web/src/shared/screens.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const owners = { staff: STAFF_SOURCES, account: ACCOUNT_SOURCES }

/** Whether a module may show texts of staff or of the own account without having loaded them. */
const forgetsTexts = (path: string, source: string) =>
  Object.entries(owners).some(
    ([audience, sources]) =>
      !sources.test(path) &&
      [...source.matchAll(IMPORT)].some(
        ([, waitsFor, module = '']) => waitsFor !== audience && sources.test(`src/${module}`),
      ),
  )

const IMPORT =
  /(?:withTexts\('(staff|account)', \(\) =>\s*)?(?:import\(|from )\s*'#(?:src\/)?([^']+)'/g

it('finds a module that shows such texts without having loaded them', () => {
  const part = "import('#features/organise/setup/setup-offer.tsx')"
  expect(forgetsTexts('src/routes/home.tsx', part)).toBe(true)
  expect(forgetsTexts('src/routes/home.tsx', `withTexts('staff', () => ${part})`)).toBe(false)
  expect(forgetsTexts('src/routes/home.tsx', `withTexts('account', () => ${part})`)).toBe(true)
  expect(forgetsTexts('src/app/x.ts', "import { X } from '#features/monitor/x.tsx'")).toBe(true)
  expect(forgetsTexts('src/app/x.ts', "import { X } from '#features/play/x.tsx'")).toBe(false)
  expect(forgetsTexts('src/features/organise/x.ts', part)).toBe(false)
  const sessions = "import('#features/account/sessions/sessions.tsx')"
  expect(forgetsTexts('src/features/account/settings/x.tsx', sessions)).toBe(true)
  expect(
    forgetsTexts('src/features/account/settings/x.tsx', `withTexts('account', () => ${sessions})`),
  ).toBe(false)
})

it('nobody reaches such a module but with its texts', () => {
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
