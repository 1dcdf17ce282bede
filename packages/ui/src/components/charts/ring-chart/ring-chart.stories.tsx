import type { Meta, StoryObj } from '@storybook/react-vite'
import { NAMES } from '#shared/samples.ts'
import { RingChart } from './ring-chart.tsx'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const parts = [
  { id: 1, name: 'iris', value: 1240 },
  { id: 2, name: NAMES.han, value: 861 },
  { id: 3, name: NAMES.german, value: 420 },
  { id: 4, name: NAMES.rtl, value: 180 },
]

const meta = {
  title: 'Charts/RingChart',
  component: RingChart,
  args: {
    parts,
    label: 'iris brought 46 % of 2,701 points, three others the rest',
    formatValue: (value: number) => value.toLocaleString('en'),
    formatShare: (share: number) => percent.format(share),
    note: 'points',
  },
} satisfies Meta<typeof RingChart>
export default meta
type Story = StoryObj<typeof meta>

export const Members: Story = {}
export const One: Story = { args: { parts: parts.slice(0, 1) } }
export const NobodyScored: Story = {
  args: { parts: parts.map((part) => ({ ...part, value: 0 })), label: 'Nobody has points yet' },
}
export const NobodyAtAll: Story = { args: { parts: [], label: 'Nobody is in this team' } }
export const Ten: Story = {
  args: {
    parts: Array.from({ length: 10 }, (_, index) => ({
      id: index,
      name: `member ${index + 1}`,
      value: 300 - index * 28,
    })),
  },
}
export const BeyondThirtyTwoBits: Story = {
  args: { parts: parts.map((part) => ({ ...part, value: part.value * 9_000_000 })) },
}
