import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { status: 'pending', children: 'Pending' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {}
export const Accepted: Story = { args: { status: 'accepted', children: 'Accepted' } }
export const Rejected: Story = { args: { status: 'rejected', children: 'Rejected' } }
export const Suspended: Story = { args: { status: 'suspended', children: 'Suspended' } }
export const Unsubmitted: Story = { args: { status: 'unsubmitted', children: 'Not joined' } }
export const Admin: Story = { args: { status: 'admin', children: 'Admin' } }
export const Monitor: Story = { args: { status: 'monitor', children: 'Monitor' } }
export const Banned: Story = { args: { status: 'banned', children: 'Banned' } }
export const Degraded: Story = { args: { status: 'degraded', children: 'Degraded' } }
export const Unhealthy: Story = { args: { status: 'unhealthy', children: 'Unhealthy' } }
export const SharedFlag: Story = { args: { status: 'answerCheat', children: 'Shared flag' } }
export const WrongAnswer: Story = { args: { status: 'answerWrong', children: 'Wrong' } }
