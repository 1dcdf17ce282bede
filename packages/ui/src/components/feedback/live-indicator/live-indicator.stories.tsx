import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { DotLabel, LiveIndicator } from './live-indicator.tsx'

const meta = {
  title: 'Feedback/LiveIndicator',
  component: LiveIndicator,
  args: { state: 'live', children: 'Live' },
} satisfies Meta<typeof LiveIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {}
export const Paused: Story = { args: { state: 'paused', children: 'Paused' } }
export const Reconnecting: Story = { args: { state: 'reconnecting', children: 'Reconnecting' } }
export const Stale: Story = { args: { state: 'stale', children: 'Updated 2 min ago' } }
export const Dot: Story = { render: () => <DotLabel tone="bad">Tunnel offline</DotLabel> }
export const LongWords: Story = {
  args: { state: 'stale', children: HARD_TEXTS.german },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
