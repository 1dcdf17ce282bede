import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Hidden' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true, hint: 'Only staff see the game.' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'Add a flag first.' },
}
