import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Start', value: 1_795_255_200_000, onValueChange: fn() },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: null } }
export const WithError: Story = { args: { error: 'The end lies before the start.' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithHint: Story = { args: { hint: 'Teams can join until then.' } }
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'The game runs: its start is fixed.' },
}
