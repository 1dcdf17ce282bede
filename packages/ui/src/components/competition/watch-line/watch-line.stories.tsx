import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within, expect } from 'storybook/test'
import { SampleLink } from '#shared/sample-link.tsx'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { WatchLine } from './watch-line.tsx'

const meta = {
  title: 'Competition/WatchLine',
  component: WatchLine,
  args: {
    elapsed: 0.58,
    label: 'Your solves',
    events: [
      { id: 1, at: 0.05, kind: 'solve', category: 'Misc', label: 'Lighthouse Keeper, 01:12' },
      {
        id: 2,
        at: 0.2,
        kind: 'second',
        label: 'Tide Table, second blood',
        link: <SampleLink href="#2" tabIndex={-1} />,
      },
      { id: 3, at: 0.5, kind: 'solve', category: 'Web', label: 'Cookie Tin, 03:14' },
    ],
  },
  decorators: [(Story) => <div style={{ paddingBlock: '1rem' }}>{<Story />}</div>],
} satisfies Meta<typeof WatchLine>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const BeforeTheStart: Story = { args: { elapsed: 0, events: [] } }
export const AfterTheEnd: Story = { args: { elapsed: 1 } }
export const TwoHundredSolves: Story = {
  args: {
    elapsed: 0.9,
    events: Array.from({ length: 200 }, (_solve, id) => ({
      id,
      at: (0.9 * id) / 200,
      kind: 'solve',
      category: 'Pwn',
      label: `Challenge ${id}, 03:14`,
    })),
  },
}
export const LongWords: Story = {
  args: {
    events: [
      {
        id: 1,
        at: 1,
        kind: 'first',
        label: HARD_TEXTS.german,
        link: <SampleLink href="#1" tabIndex={-1} />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link'))
    await userEvent.hover(canvas.getByRole('link'))
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible())
  },
}
