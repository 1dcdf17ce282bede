import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    labels: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' },
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { size: 'lg' } }
export const Weak: Story = { args: { defaultValue: 'abc', strength: { score: 1, label: 'Weak' } } }
export const Fair: Story = {
  args: { defaultValue: 'abc123', strength: { score: 2, label: 'Fair' } },
}
export const Strong: Story = {
  args: { defaultValue: 'correct horse', strength: { score: 4, label: 'Strong' } },
}
export const WithError: Story = { args: { error: 'The two passwords differ.' } }
export const Disabled: Story = {
  args: { defaultValue: 'correct horse', disabled: true, hint: 'Your organisation signs you in.' },
}
export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
}
