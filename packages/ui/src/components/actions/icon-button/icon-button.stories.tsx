import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Copy, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Copy address', children: <Copy size={16} /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Bordered: Story = { args: { variant: 'bordered' } }
export const Small: Story = { args: { size: 'sm' } }
export const Danger: Story = {
  args: { tone: 'danger', label: 'Delete', children: <Trash2 size={16} /> },
}
export const WithDot: Story = {
  args: { hasDot: true, label: 'Notifications, 3 new', children: <Bell size={18} /> },
}
export const Pending: Story = { args: { loading: true } }
export const DisabledWithReason: Story = { args: { disabledReason: 'Nothing is running.' } }
export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Download',
    children: (
      <a href="#file">
        <Copy size={16} />
      </a>
    ),
  },
}
