import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { Button } from '../../actions/button/button.tsx'
import { Callout } from './callout.tsx'

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { children: 'Your team is in. The game opens in 6 hours.' },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Ok: Story = { args: { tone: 'ok', children: 'Email confirmed. You can log in now.' } }
export const Warn: Story = {
  args: { tone: 'warn', icon: <Lock size={16} />, children: 'Once you join, the team is locked.' },
}
export const Bad: Story = {
  args: { tone: 'bad', children: 'The daemon is older than 0.4. Update it first.' },
}
export const Neutral: Story = { args: { tone: 'neutral' } }
export const WithTitleAndAction: Story = {
  args: {
    tone: 'warn',
    title: 'Write-up due in 03:12:08',
    children: 'One PDF of up to 20 MB.',
    action: <Button size="sm">Hand in</Button>,
  },
}
