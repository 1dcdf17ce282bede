import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ALL_NAMES } from '#shared/samples.ts'
import type { ScoreSeries } from '../../competition/score-chart/series.ts'
import { TimelineChart } from './timeline-chart.tsx'

const HOUR = 3_600_000

const makeSeries = (count: number, changes = 20, factor = 1): ScoreSeries[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place,
    rank: place + 1,
    name: ALL_NAMES[place] ?? `team ${place}`,
    points: Array.from({ length: changes }, (_point, index) => ({
      atMs: (index / changes) * 26 * HOUR,
      score: Math.round((index / changes) * factor * (6200 - place * 290)),
    })),
    bloodsAtMs: [(4 + place) * 1.3 * HOUR],
  }))

const meta = {
  title: 'Charts/TimelineChart',
  component: TimelineChart,
  args: {
    title: 'Scores of the best ten',
    summary: 'null & void lead with 5,890 points after 28 hours, 276 before the next team.',
    about: 'Harbour Lights CTF 2026',
    fileName: 'scores',
    series: makeSeries(10),
    startMs: 0,
    endMs: 48 * HOUR,
    nowMs: 28 * HOUR,
    formatScore: (score: number) => score.toLocaleString('en'),
    formatElapsed: (elapsed: number) => `${Math.round(elapsed / HOUR)} h`,
    labels: { chart: 'Scores over time', start: 'Start', team: 'Team', score: 'Score' },
    frameLabels: {
      showTable: 'Show the numbers',
      showChart: 'Show the chart',
      save: 'Save',
      savePng: 'Picture (PNG)',
      saveSvg: 'Drawing (SVG)',
      saveCsv: 'Numbers (CSV)',
      reset: 'Show all',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      earlier: 'Earlier',
      later: 'Later',
      time: 'Time',
    },
  },
} satisfies Meta<typeof TimelineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Ten: Story = {}
export const OneTeam: Story = { args: { series: makeSeries(1) } }
export const Nobody: Story = { args: { series: [], summary: 'No team has points yet.' } }
export const Crosshair: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider')
    plot.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(plot.getAttribute('aria-valuetext')).toContain('null & void')
  },
}
export const ChoosingAPart: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider')
    plot.focus()
    await userEvent.keyboard('{ArrowLeft}{Shift>}{PageDown}{/Shift}')
  },
}
export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const plot = await canvas.findByRole('slider')
    plot.focus()
    await userEvent.keyboard('{ArrowLeft}{Shift>}{PageDown}{/Shift}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible()
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the numbers' }))
    await expect(canvas.getByRole('region')).toBeVisible()
  },
}
/** Over 20,000 points the lines are painted instead of drawn. */
export const Painted: Story = { args: { series: makeSeries(10, 2500) } }
export const BeyondThirtyTwoBits: Story = { args: { series: makeSeries(3, 12, 1_000_000) } }
