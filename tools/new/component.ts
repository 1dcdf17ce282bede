import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `packages/ui` keeps its components, and what it shows of them. */
const COMPONENTS = 'packages/ui/src/components'
const INDEX = 'packages/ui/src/index.ts'

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

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { NAMES } from '#shared/samples.ts'
import { ${pascal(name)} } from './${name}.tsx'

const meta = {
  title: 'New/${pascal(name)}',
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
 * Lays a component of the design system: its part, styles, stories, test and export.
 * @param root folder of the repository
 * @param name in kebab-case, such as `score-chart`
 * @returns paths of the new files, relative to the root
 * @throws when the name is not kebab-case or taken; nothing is written then
 */
export function layComponent(root: string, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not a name in kebab-case, such as score-chart.`)
  const folder = join(COMPONENTS, name)
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists: take another name.`)
  const files = {
    [`${name}.tsx`]: component(name),
    [`${name}.css.ts`]: styles,
    [`${name}.stories.tsx`]: stories(name),
    [`${name}.test.tsx`]: test(name),
  }
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(root, folder, file), content)
  const line = `export { ${pascal(name)}, type ${pascal(name)}Props } from './components/${name}/${name}.tsx'\n`
  const index = join(root, INDEX)
  writeFileSync(index, readFileSync(index, 'utf8') + wrapped(line))
  return Object.keys(files).map((file) => join(folder, file))
}

const WIDTH = 100

/** A long export stands on several lines, as the formatter has it. */
const wrapped = (line: string) =>
  line.length <= WIDTH + 1
    ? line
    : line.replace('{ ', '{\n  ').replace(', ', ',\n  ').replace(' }', ',\n}')
