import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { EmptyState, ErrorState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No teams yet', children: 'Create one, or join your friends with their code.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    actions: (
      <>
        <Button size="sm">Join with a code</Button>
        <Button size="sm" tone="primary">
          Create team
        </Button>
      </>
    ),
  },
}
export const NothingFound: Story = {
  args: {
    flags: ['N'],
    title: 'Nothing matches “gull”',
    children: '2 solved challenges are hidden by the filter.',
  },
}
export const AllDone: Story = { args: { flags: ['C'], title: 'All 34 solved' } }
export const NotStarted: Story = { args: { flags: ['P'], title: 'Opens in 06:12:48' } }
export const Waiting: Story = {
  args: { flags: ['G'], title: 'Your request is with the organisers' },
}
export const Suspended: Story = { args: { flags: ['L'], title: 'null & void is suspended' } }
export const Failed: Story = {
  render: () => (
    <ErrorState title="The scoreboard did not load" actions={<Button size="sm">Try now</Button>}>
      The server answered 502. Next try in 8 seconds.
    </ErrorState>
  ),
}
export const Crash: Story = {
  render: () => (
    <ErrorState
      size="page"
      flags={['U', 'X']}
      title="This page stopped working"
      actions={<Button tone="primary">Try again</Button>}
    >
      The rest of the site is fine.
    </ErrorState>
  ),
}
export const NotFound: Story = {
  args: {
    size: 'page',
    flags: ['N', 'C'],
    title: 'No page at this address',
    children: '/games/12/chalenges leads nowhere.',
  },
}
