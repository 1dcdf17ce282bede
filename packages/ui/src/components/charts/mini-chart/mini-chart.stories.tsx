import type { Meta, StoryObj } from '@storybook/react-vite'
import { MiniBars, Sparkline } from './mini-chart.tsx'
import { ScoreCurve } from './score-curve.tsx'
import { StateStrip } from './state-strip.tsx'

const values = [3, 5, 2, 9, 14, 7, 0, 4, 6, 11, 8, 2]

const meta = {
  title: 'Charts/Small charts',
  component: MiniBars,
  args: { values, label: 'Submissions per minute, at most 14' },
} satisfies Meta<typeof MiniBars>
export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {}
export const BarsInParts: Story = {
  args: {
    parts: values.map((value) => Math.floor(value / 3)),
    label: 'Per minute, a third accepted',
  },
}
export const Line: Story = { render: () => <Sparkline values={values} label="Solves per hour" /> }
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
export const States: Story = {
  render: () => (
    <StateStrip
      label="Worked all day, but for half an hour at noon"
      states={Array.from({ length: 48 }, (_slot, index) =>
        index < 6 ? 'none' : index === 24 ? 'bad' : index === 25 ? 'warn' : 'ok',
      )}
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
