import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Filter challenges',
    placeholder: 'Filter',
    value: '',
    onValueChange: fn(),
    clearLabel: 'Clear',
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { shortcut: '/' } }
export const Found: Story = { args: { value: 'gull', count: '3 found' } }
export const NothingFound: Story = {
  args: { value: 'Schiffsverkehrsleitzentrale am Nordhafen', count: 'Nothing found' },
}
export const Disabled: Story = { args: { disabled: true, placeholder: 'Nothing to filter' } }
export const LongWords: Story = { args: { value: HARD_TEXTS.german, count: HARD_TEXTS.cjk } }
