import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { HARD_NUMBERS, HARD_TEXTS } from '../../../bad-input/texts.ts'
import { MiniBars } from '../mini-chart/mini-chart.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartHead } from './chart-head.tsx'

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Submissions',
    summary: 'Between 2 and 14 submissions a minute, most at 03:14.',
    children: <MiniBars values={[3, 14, 2]} label="Submissions per minute" />,
    table: {
      head: ['Minute', 'Submissions'],
      rows: [
        { key: '1', cells: ['03:13', '3'] },
        { key: '2', cells: ['03:14', '14'] },
        { key: '3', cells: ['03:15', '2'] },
      ],
    },
    csv: () => [['Minute', 'Submissions']],
    about: 'Harbour Lights CTF 2026',
    fileName: 'submissions',
    labels: {
      showTable: 'Show the numbers',
      showChart: 'Show the chart',
      save: 'Save',
      savePng: 'Picture (PNG)',
      saveSvg: 'Drawing (SVG)',
      saveCsv: 'Numbers (CSV)',
      reset: 'Show all',
    },
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

const showNumbers: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the numbers' }))
  await expect(canvas.getByRole('table')).toBeVisible()
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
}

export const Chart: Story = {}
export const OnItsWay: Story = {
  render: ({ title, summary }) => <ChartHead {...{ title, summary }} />,
}
export const AfterAZoom: Story = { args: { onReset: fn() } }
export const Numbers: Story = { play: showNumbers }
export const NoNumbers: Story = {
  args: { table: { head: ['Minute', 'Submissions'], rows: [] } },
  play: showNumbers,
}
export const Files: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByRole('menu')
  },
}
export const LongWords: Story = {
  args: {
    title: HARD_TEXTS.german,
    summary: HARD_TEXTS.cjk,
    onReset: fn(),
    table: {
      head: [HARD_TEXTS.german, HARD_TEXTS.rightToLeft],
      rows: HARD_NUMBERS.map((number) => ({ key: number, cells: [HARD_TEXTS.emoji, number] })),
    },
  },
  play: showNumbers,
}
