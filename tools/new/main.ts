// `pnpm new component <name>`: lays the files of a new part in the house style.
import { fileURLToPath } from 'node:url'
import { layComponent } from './component.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [kind, name] = process.argv.slice(2)

if (kind !== 'component' || !name) {
  console.error('Say what to make: pnpm new component <name in kebab-case>')
  process.exit(1)
}
try {
  for (const path of layComponent(root, name)) console.log(`made  ${path}`)
  console.log(
    `It is exported from packages/ui/src/index.ts; its line belongs to its like in src/exports. Next: pnpm storybook, then "New".`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
