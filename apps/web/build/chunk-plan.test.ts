import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screens } from '../src/shared/screens.ts'
import type { Screen } from '../src/shared/screens.ts'
import { laterModulesOf, modulesOf, openedModulesOf } from '../src/shared/screen-modules.ts'
import { loadedNext } from './chunk-plan.ts'

const root = join(import.meta.dirname, '..')
const all = Object.values<Screen>(screens)

describe('the plan of chunks', () => {
  it('names modules that there are: others would be planned as if nobody loaded them', () => {
    const ofAddresses = all.flatMap((screen) =>
      Object.entries(screen.opens ?? {}).flatMap(([name, parts]) => [
        ...openedModulesOf(screen, new URLSearchParams(name)),
        ...laterModulesOf(parts),
      ]),
    )
    const named = [...loadedNext, ...ofAddresses, ...all.flatMap(modulesOf)]
    expect(named.filter((module) => !existsSync(join(root, module)))).toEqual([])
  })

  it('has a place for what the background of every page loads', () => {
    const text = readFileSync(join(root, 'src/app/background/background.ts'), 'utf8')
    const modules = [...text.matchAll(/import\('#(.+?)'\)/g)].map(
      ([, module = '']) => `src/${module}`,
    )
    expect(modules).not.toEqual([])
    expect(modules.filter((module) => !loadedNext.includes(module))).toEqual([])
  })
})

const opened = (query: string) => openedModulesOf(screens.challenges, new URLSearchParams(query))

it('an opened challenge is loaded with the board of its address', () => {
  expect(opened('')).toEqual([])
  expect(opened('view=list&c=3')).toEqual([
    'src/features/play/board/opened-challenge.tsx',
    'src/features/play/challenge/challenge-dialog.tsx',
  ])
})
