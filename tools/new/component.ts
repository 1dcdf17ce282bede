import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `packages/ui` keeps its components, a folder for each group of Storybook, and what it exports of a group. */
const COMPONENTS = 'packages/ui/src/components'
const EXPORTS = 'packages/ui/src/exports'

const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const component = (name: string) => `import type { ComponentProps } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './${name}.css.ts'

export type ${pascal(name)}Props = ComponentProps<'div'>

/** What it is for, in one line. */
export function ${pascal(name)}({ className, ...rest }: ${pascal(name)}Props) {
  return <div {...rest} className={cx(styles.root, className)} />
}
`

const styles = `import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const root = component({ ...textStyle('base'), color: vars.color.neutral[12] })
`

const stories = (
  group: string,
  name: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { NAMES } from '#shared/samples.ts'
import { ${pascal(name)} } from './${name}.tsx'

const meta = {
  title: '${pascal(group)}/${pascal(name)}',
  component: ${pascal(name)},
  args: { children: NAMES.short },
} satisfies Meta<typeof ${pascal(name)}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { children: undefined } }
export const LongWord: Story = { args: { children: NAMES.german } }
export const Han: Story = { args: { children: NAMES.han } }
export const RightToLeft: Story = { args: { children: NAMES.rtl, dir: 'auto' } }
`

const test = (name: string) => `import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ${pascal(name)} } from './${name}.tsx'

it('shows what it is given', async () => {
  const screen = await render(<${pascal(name)}>null & void</${pascal(name)}>)
  await expect.element(screen.getByText('null & void')).toBeVisible()
})
`

/**
 * Creates a component of the design system: its module, styles, stories, test and export.
 * @param root folder of the repository
 * @param path its group and its name in kebab-case, such as `charts/score-curve`
 * @returns paths of the new files, relative to the root
 * @throws when the name is not kebab-case or taken, or there is no such group; nothing is written then
 */
export function createComponent(root: string, path: string): string[] {
  const [, group, name] = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(path) ?? []
  if (!group || !name)
    throw new Error(
      `"${path}" is not a group and a name in kebab-case, such as charts/score-curve.`,
    )
  const exports = join(root, EXPORTS, `${group}.ts`)
  if (!existsSync(exports)) {
    const groups = readdirSync(join(root, COMPONENTS)).join(', ')
    throw new Error(`There is no group ${group}. Choose one of: ${groups}.`)
  }
  const folder = join(COMPONENTS, group, name)
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists: choose another name.`)
  const files = {
    [`${name}.tsx`]: component(name),
    [`${name}.css.ts`]: styles,
    [`${name}.stories.tsx`]: stories(group, name),
    [`${name}.test.tsx`]: test(name),
  }
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(root, folder, file), content)
  const line = `export { ${pascal(name)}, type ${pascal(name)}Props } from '../components/${path}/${name}.tsx'\n`
  writeFileSync(exports, readFileSync(exports, 'utf8') + wrapped(line))
  return Object.keys(files).map((file) => join(folder, file))
}

const WIDTH = 100

/** A long export takes several lines, as the formatter has it. */
const wrapped = (line: string) =>
  line.length <= WIDTH + 1
    ? line
    : line.replace('{ ', '{\n  ').replace(', ', ',\n  ').replace(' }', ',\n}')
