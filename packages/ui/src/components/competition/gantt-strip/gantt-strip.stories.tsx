import type { Meta, StoryObj } from '@storybook/react-vite'
import { NAMES } from '#shared/samples.ts'
import { SampleLink } from '#shared/sample-link.tsx'
import { GanttStrip, type GanttItem } from './gantt-strip.tsx'
import { DAY } from './weeks.ts'

const nowMs = Date.UTC(2026, 10, 21, 12)
const game = (
  id: number,
  name: string,
  fromDay: number,
  days: number,
  state: GanttItem['state'],
): GanttItem => ({
  id,
  name,
  state,
  text: `${state}, ${days} days`,
  startMs: nowMs + fromDay * DAY,
  endMs: nowMs + (fromDay + days) * DAY,
  link: <SampleLink href={`#${id}`} />,
})
const week = new Intl.DateTimeFormat('en', { month: 'short', day: '2-digit', timeZone: 'UTC' })

const meta = {
  title: 'Competition/GanttStrip',
  component: GanttStrip,
  args: {
    items: [
      game(1, 'Null Island Invitational', -20, 2, 'past'),
      game(2, 'Harbour Lights CTF 2026', -1, 2.5, 'live'),
      game(3, NAMES.han, -3, 9, 'live'),
      game(4, NAMES.german, 5, 1, 'coming'),
      game(5, NAMES.rtl, 12, 16, 'coming'),
      game(6, 'Capstan Cup', 13, 2, 'coming'),
    ],
    nowMs,
    label: 'Games by week',
    formatWeek: (ms: number) => week.format(ms),
  },
} satisfies Meta<typeof GanttStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Weeks: Story = {}
export const NoGames: Story = { args: { items: [] } }
export const AYear: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) =>
      game(
        index,
        `Game ${index + 1}`,
        index * 9 - 200,
        3 + (index % 12),
        index < 22 ? 'past' : 'coming',
      ),
    ),
  },
}
