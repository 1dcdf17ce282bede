import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ALL_NAMES } from '#shared/samples.ts'
import { StreamTable } from './stream-table.tsx'

type Row = { id: number; name: string }

const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    name: ALL_NAMES[index % ALL_NAMES.length] ?? '',
  }))

const meta = {
  title: 'Data/StreamTable',
  component: StreamTable<Row>,
  args: {
    label: 'Events',
    columns: [
      { id: 'id', header: 'Number', width: '6rem', isMuted: true, cell: ({ id }) => id },
      { id: 'name', header: 'Team', isPrimary: true, cell: ({ name }) => <bdi>{name}</bdi> },
    ],
    rows: makeRows(10),
    rowKey: ({ id }) => String(id),
    isBad: ({ id }) => id === 7,
  },
  // The head keeps below the bar of a page.
  decorators: [(Story) => <div style={{ paddingBlockStart: '4rem' }}>{<Story />}</div>],
} satisfies Meta<typeof StreamTable<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithNewRows: Story = {
  args: { newRows: 'Show 12 new events', onShowNew: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 new events' }))
    await expect(args.onShowNew).toHaveBeenCalledOnce()
  },
}

/** Who has scrolled down is who has to know what came meanwhile. */
export const NewRowsStayInView: Story = {
  tags: ['no-screenshot'],
  args: { rows: makeRows(200), newRows: 'Show 12 new events', onShowNew: fn() },
  async play({ canvas }) {
    window.scrollTo({ top: 1500 })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { top, bottom } = canvas
      .getByRole('button', { name: 'Show 12 new events' })
      .getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThan(window.innerHeight)
    window.scrollTo({ top: 0 })
  },
}

export const ThreeLines: Story = {
  args: {
    lines: 3,
    columns: [
      {
        id: 'name',
        header: 'Event',
        isPrimary: true,
        cell: ({ id, name }) => (
          <>
            <bdi>{name}</bdi>
            <br />
            Accepted
            <br />
            {id}
          </>
        ),
      },
    ],
  },
}

/** Nothing has come yet: who uses it says so in words below. */
export const Empty: Story = { args: { rows: [] } }
