import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { NAMES } from '#shared/samples.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Team name' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Three Monks' } }
export const WithHint: Story = { args: { hint: 'Use 3 to 15 letters, digits or _ .' } }
export const WithError: Story = {
  args: { defaultValue: 'ab', error: 'Use 3 to 15 letters, digits or _ .' },
}
export const Disabled: Story = { args: { defaultValue: NAMES.german, disabled: true } }
export const RightToLeft: Story = { args: { defaultValue: NAMES.rtl } }
export const Mono: Story = {
  args: { label: 'Invitation code', isMono: true, size: 'lg', labelAside: 'for the Open division' },
}
export const WithAffixes: Story = {
  args: { label: 'Email', leading: <Mail size={16} />, trailing: '@example.org' },
}
export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Filter' } }
