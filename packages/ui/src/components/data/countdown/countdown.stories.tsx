import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { remainingMs: 72_461_000, dayUnit: 'd', size: 'xl' },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Hours: Story = {}
export const Days: Story = { args: { remainingMs: 627_168_000 } }
export const Soon: Story = { args: { remainingMs: 510_000 } }
export const Now: Story = { args: { remainingMs: 41_000 } }
export const Over: Story = { args: { remainingMs: 0, hasUrgency: false } }
export const ShortHours: Story = { args: { remainingMs: 4_329_000, hourDigits: 1, size: 'lg' } }
