import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pin } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { children: 'Machine' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Ok: Story = { args: { tone: 'ok', children: 'Live' } }
export const Warn: Story = { args: { tone: 'warn', children: 'Pending review' } }
export const Bad: Story = { args: { tone: 'bad', children: 'Late' } }
export const Info: Story = { args: { tone: 'info', children: 'Monitor' } }
export const Outline: Story = { args: { tone: 'outline', children: 'Student' } }
export const Pill: Story = { args: { isPill: true, children: '418 teams' } }
export const WithIcon: Story = {
  args: { tone: 'accent', icon: <Pin size={12} />, children: 'Pinned' },
}
export const OnPicture: Story = { args: { tone: 'scrim', children: 'Starts in 7 d 06 h' } }
