import { expect, it } from 'vitest'
import { check, importsOf, refusal } from './imports.ts'

const refused = (file: string, source: string) =>
  importsOf(source).map((found) => refusal(file, found))

it('finds static, type, bare and lazy imports with their lines', () => {
  const source = `import a from 'a'\nimport type { B } from 'b'\nimport 'c'\nconst d = import('d')\nexport { e } from 'e'`
  expect(importsOf(source)).toEqual([
    { specifier: 'a', typeOnly: false, line: 1 },
    { specifier: 'b', typeOnly: true, line: 2 },
    { specifier: 'c', typeOnly: false, line: 3 },
    { specifier: 'd', typeOnly: false, line: 4 },
    { specifier: 'e', typeOnly: false, line: 5 },
  ])
})

it.each([
  ['packages/rules/src/a.ts', `import { x } from '@halyard/api'`],
  ['packages/rules/src/a.ts', `import { readFile } from 'node:fs'`],
  ['packages/api/src/a.ts', `import { useState } from 'react'`],
  ['packages/ui/src/components/a/a.tsx', `import { t } from '@lingui/core/macro'`],
  ['apps/server/src/modules/team/service.ts', `import { unwrap } from '@halyard/api'`],
  ['apps/server/src/db/database.ts', `import { handle } from '#http/handle.ts'`],
  ['apps/web/src/features/team/list.tsx', `import { Board } from '#features/play/board.tsx'`],
  ['apps/web/src/features/team/list.tsx', `import { Board } from '../play/board.tsx'`],
  ['apps/web/src/shared/format.ts', `import { List } from '#features/team/list.tsx'`],
  ['packages/query/src/a.ts', `import { x } from '../../api/src/client.ts'`],
])('refuses %s: %s', (file, source) => {
  expect(refused(file, source)).toEqual([expect.any(String)])
})

it.each([
  ['packages/query/src/a.ts', `import { unwrap } from '@halyard/api'`],
  ['apps/server/src/modules/team/service.ts', `import type { Team } from '@halyard/api'`],
  ['apps/web/src/routes/teams.tsx', `import { List } from '#features/team/list.tsx'`],
  ['apps/web/src/features/team/list.tsx', `import { Row } from './row.tsx'`],
  ['packages/rules/src/a.test.ts', `import { readFileSync } from 'node:fs'`],
])('allows %s: %s', (file, source) => {
  expect(refused(file, source)).toEqual([undefined])
})

it('finds nothing to refuse in this workspace', () => {
  expect(check()).toEqual([])
})
