import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { userEvent, within } from 'storybook/test'
import { CATEGORIES } from '#theme/tokens.ts'
import { CategoryIcon } from '../../competition/category-mark/category-mark.tsx'
import { Select } from './select.tsx'

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Type',
    options: [
      { value: 'StaticAttachment', label: 'Static attachment' },
      { value: 'DynamicContainer', label: 'Dynamischer Container mit eigener Instanz je Team' },
      { value: 'Closed', label: 'Not offered', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = { args: { placeholder: 'Choose a type' } }
export const Chosen: Story = { args: { defaultValue: 'StaticAttachment' } }
export const WithError: Story = { args: { placeholder: 'Choose a type', error: 'Choose a type.' } }
export const Disabled: Story = { args: { defaultValue: 'StaticAttachment', disabled: true } }
export const OpenWithIcons: Story = {
  args: {
    label: 'Category',
    options: CATEGORIES.map((category) => ({
      value: category,
      label: category,
      icon: <CategoryIcon category={category} />,
    })),
    defaultValue: 'Web',
  },
  // While the list is open the page behind is hidden from readers and cannot take the focus either.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
  },
}
export const NothingToChoose: Story = {
  args: { options: [], placeholder: 'No type', disabled: true, hint: 'Add a challenge first.' },
}
export const LongWords: Story = {
  args: {
    label: HARD_TEXTS.german,
    options: [{ value: 'one', label: HARD_TEXTS.cjk }],
    defaultValue: 'one',
    hint: HARD_TEXTS.german,
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
