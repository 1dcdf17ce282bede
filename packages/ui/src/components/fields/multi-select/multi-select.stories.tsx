import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ALL_NAMES } from '#shared/samples.ts'
import { CATEGORIES } from '#theme/tokens.ts'
import { CategoryIcon } from '../../competition/category-mark/category-mark.tsx'
import { MultiSelect } from './multi-select.tsx'

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('listbox')
}

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Categories',
    placeholder: 'All categories',
    options: CATEGORIES.map((category) => ({
      value: category,
      label: category,
      icon: <CategoryIcon category={category} />,
      disabled: category === 'Hardware',
    })),
    value: new Set<string>(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: new Set(['Web', 'Crypto']) } }
export const ChosenInShort: Story = {
  args: {
    value: new Set(CATEGORIES),
    summary: (labels) => `${labels.length} categories`,
  },
}
export const Open: Story = { args: { value: new Set(['Web']) }, play: open }
export const WithError: Story = { args: { error: 'Choose at least one.' } }
export const Disabled: Story = { args: { disabled: true } }
export const NothingToChoose: Story = { args: { options: [] }, play: open }
export const LongWords: Story = {
  args: {
    options: [...ALL_NAMES, 'ß'.repeat(90)].map((name) => ({ value: name, label: name })),
    value: new Set(ALL_NAMES),
  },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{<Story />}</div>],
  play: async (context) => {
    await open(context)
    const list = screen.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    const { scrollWidth, clientWidth } = context.canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
