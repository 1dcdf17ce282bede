import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Require a write-up' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Mixed: Story = { args: { checked: 'indeterminate' } }
export const WithHint: Story = {
  args: { hint: 'Teams hand in one PDF within a day after the end.' },
}
export const WithError: Story = { args: { error: 'Accept the rules to go on.' } }
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } }
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'The game has ended.' },
}
