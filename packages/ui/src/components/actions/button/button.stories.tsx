import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, RefreshCw, Trash2 } from 'lucide-react'
import { Kbd } from '../../data/kbd/kbd.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Open challenges' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { tone: 'primary', icon: <Flag size={16} /> } }
export const Soft: Story = { args: { tone: 'soft', children: 'Extend by 2 h' } }
export const Ghost: Story = { args: { tone: 'ghost', children: 'Make captain' } }
export const Danger: Story = {
  args: { tone: 'danger', icon: <Trash2 size={16} />, children: 'Disband' },
}
export const ConfirmDanger: Story = {
  args: { tone: 'confirm-danger', children: 'Delete "Capstan"' },
}
export const Small: Story = {
  args: { size: 'sm', children: 'Try now', icon: <RefreshCw size={14} /> },
}
export const Large: Story = { args: { size: 'lg', tone: 'primary', children: 'Join this game' } }
export const FullWidth: Story = { args: { isFullWidth: true, tone: 'primary', size: 'lg' } }
export const WithKey: Story = { args: { trailing: <Kbd>A</Kbd>, children: 'Accept' } }
export const Pending: Story = { args: { tone: 'primary', loading: true, children: 'Checking…' } }
export const DisabledWithReason: Story = {
  args: { disabledReason: 'You own three teams already.', children: 'Create team' },
}
export const LongGerman: Story = {
  args: { tone: 'primary', children: 'Schiffsverkehrsleitstellenbenachrichtigung bestätigen' },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{<Story />}</div>],
}
export const AsLink: Story = { args: { asChild: true, children: <a href="#games">All games</a> } }
