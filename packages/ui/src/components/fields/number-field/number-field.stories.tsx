import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Points at most', value: 500, onValueChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithUnit: Story = {
  args: { label: 'First blood', value: 5, unit: '%', max: 100, min: 0 },
}
export const Empty: Story = { args: { value: null, placeholder: '120', unit: 'min' } }
export const WithError: Story = { args: { error: 'At least 1.' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithHint: Story = { args: { hint: 'Between 1 and 1,000.' } }
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'Fixed since the first team solved it.' },
}
export const AtItsMost: Story = { args: { value: 100, max: 100, unit: '%' } }
export const BeyondThirtyTwoBits: Story = { args: { value: Number.MAX_SAFE_INTEGER, unit: 'B' } }
