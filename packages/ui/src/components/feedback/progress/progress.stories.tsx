import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress, ProgressRing } from './progress.tsx'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { value: 0.62, label: 'Life of the instance' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Warn: Story = { args: { tone: 'warn', value: 0.08 } }
export const WithMark: Story = { args: { markAt: 0.1 } }
export const Ring: Story = { render: () => <ProgressRing value={0.6} label="Checking" /> }
export const Turning: Story = { render: () => <Spinner /> }
export const Nothing: Story = { args: { value: 0 } }
export const Full: Story = { args: { value: 1 } }
export const BeyondItsEnd: Story = { args: { value: 2 ** 31 } }
