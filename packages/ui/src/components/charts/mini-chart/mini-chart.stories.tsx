import type { Meta, StoryObj } from '@storybook/react-vite'
import { CATEGORIES } from '#theme/tokens.ts'
import { MiniBars, Radar, Sparkline } from './mini-chart.tsx'
import { ScoreCurve } from './score-curve.tsx'

const values = [3, 5, 2, 9, 14, 7, 0, 4, 6, 11, 8, 2]

const meta = {
  title: 'Charts/Small charts',
  component: MiniBars,
  args: { values, label: 'Submissions per minute, at most 14' },
} satisfies Meta<typeof MiniBars>
export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {}
export const Line: Story = { render: () => <Sparkline values={values} label="Solves per hour" /> }
export const Strengths: Story = {
  render: () => (
    <Radar
      label="Solved by category"
      spokes={CATEGORIES.slice(0, 8).map((name, index) => ({ name, share: ((index * 3) % 7) / 7 }))}
    />
  ),
}
export const Curve: Story = {
  render: () => (
    <ScoreCurve
      label="262 points at 29 solves"
      pointsAt={(solves) => 90 + 410 * Math.exp(-solves / 30)}
      maxSolves={120}
      solves={29}
      formatPoints={String}
    />
  ),
}
export const NothingYet: Story = { args: { values: [], label: 'No submissions' } }
export const OnlyZeros: Story = { args: { values: [0, 0, 0, 0], label: 'No submissions' } }
export const BeyondThirtyTwoBits: Story = {
  args: { values: [1, 2 ** 31, 2 ** 53], label: 'Submissions per minute' },
}
export const LineOfOneValue: Story = {
  render: () => <Sparkline values={[7]} label="Solves per hour" />,
}
export const NoStrengthsYet: Story = {
  render: () => (
    <Radar
      label="Nothing solved"
      spokes={CATEGORIES.slice(0, 5).map((name) => ({ name, share: 0 }))}
    />
  ),
}
