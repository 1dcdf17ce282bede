// `pnpm new component <group>/<name>`: creates the files of a new component in the house style.
import { fileURLToPath } from 'node:url'
import { createComponent } from './component.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [kind, path] = process.argv.slice(2)

if (kind !== 'component' || !path) {
  console.error('Say what to create: pnpm new component <group>/<name in kebab-case>')
  process.exit(1)
}
try {
  for (const file of createComponent(root, path)) console.log(`created  ${file}`)
  console.log('Its group exports it already. Next: pnpm storybook.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
