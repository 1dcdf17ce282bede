import type { Meta, StoryObj } from '@storybook/react-vite'
import { ALL_NAMES } from '#shared/samples.ts'
import { ScoreChart } from './score-chart.tsx'
import type { ScoreSeries } from './series.ts'

const HOUR = 3_600_000

const makeSeries = (count: number): ScoreSeries[] =>
  Array.from({ length: count }, (_, place) => {
    const points = Array.from({ length: 20 }, (_point, index) => ({
      atMs: index * 1.3 * HOUR,
      score: Math.round(index * (320 - place * 14) * (1 + 0.1 * Math.sin(index + place))),
    }))
    return {
      id: place,
      rank: place + 1,
      name: ALL_NAMES[place] ?? `team ${place}`,
      points,
      bloodsAtMs: [(4 + place) * 1.3 * HOUR],
    }
  })

const meta = {
  title: 'Competition/ScoreChart',
  component: ScoreChart,
  args: {
    series: makeSeries(10),
    startMs: 0,
    endMs: 48 * HOUR,
    nowMs: 28 * HOUR,
    formatScore: (score: number) => (score >= 1000 ? `${score / 1000}k` : String(score)),
    formatElapsed: (elapsed: number) => `${Math.round(elapsed / HOUR)} h`,
    labels: { chart: 'Scores of the first ten', start: 'Start', team: 'Team', score: 'Score' },
  },
} satisfies Meta<typeof ScoreChart>
export default meta
type Story = StoryObj<typeof meta>

export const Ten: Story = {}
export const Phone: Story = {
  args: { series: makeSeries(5) },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{<Story />}</div>],
}
export const NobodySolved: Story = {
  args: {
    series: makeSeries(3).map((each) => ({
      ...each,
      points: [{ atMs: 0, score: 0 }],
      bloodsAtMs: [],
    })),
  },
}
export const Empty: Story = { args: { series: [] } }
