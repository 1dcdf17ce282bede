import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parseSync, Visitor } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')

/** The names that a module exports by list or by declaration. */
function exportsOf(file: string): string[] {
  const names: string[] = []
  const { program } = parseSync(file, read(file))
  new Visitor({
    ExportSpecifier({ exported }) {
      if (exported.type === 'Identifier') names.push(exported.name)
    },
    ExportNamedDeclaration({ declaration }) {
      if (!declaration) return
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations)
          if (id.type === 'Identifier') names.push(id.name)
      if ('id' in declaration && declaration.id?.type === 'Identifier')
        names.push(declaration.id.name)
    },
  }).visit(program)
  return names
}

/** What only tests read, and why. */
const FOR_TESTS = [
  // How the page looks now, for the tests of the settings that change it.
  'getAppearance',
]

const entries = globSync(['packages/ui/src/*.ts', 'packages/ui/src/exports/*.ts'], { cwd: root })
const users = globSync(['apps/*/src/**/*.{ts,tsx}', 'apps/web/build/*.ts'], { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map(read)
  .filter((source) => source.includes("'@halyard/ui"))
  .join('\n')

it.each(entries.toSorted())('%s exports nothing that no application uses', (file) => {
  const unused = exportsOf(file).filter(
    (name) => !FOR_TESTS.includes(name) && !new RegExp(`\\b${name}\\b`).test(users),
  )
  expect(unused).toEqual([])
})

it('the exports of packages/ui are found', () => {
  expect(entries.flatMap(exportsOf)).toEqual(
    expect.arrayContaining(['Button', 'vars', 'hueTextVar']),
  )
})
