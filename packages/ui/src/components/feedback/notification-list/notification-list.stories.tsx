import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Flag, Lightbulb, Megaphone } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { SampleLink } from '#shared/sample-link.tsx'
import { Button } from '../../actions/button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import {
  NotificationBell,
  NotificationItem,
  NotificationList,
  NotificationPanel,
} from './notification-list.tsx'

const items = (
  <NotificationList label="Notifications">
    <NotificationItem
      icon={<Lightbulb size={16} />}
      title="Hint added to Elliptic Weather"
      link={<SampleLink href="#hint" />}
      time="3 minutes ago"
      unreadLabel="Unread"
    />
    <NotificationItem
      icon={<Megaphone size={16} />}
      title="Scheduled restart"
      link={<SampleLink href="#notice" />}
      time="03:14"
      unreadLabel="Unread"
      dismissLabel="Remove Scheduled restart"
      onDismiss={fn()}
    >
      The Capstan instances restart at 04:00 UTC.
    </NotificationItem>
    <NotificationItem
      icon={<Download size={16} />}
      title="scoreboard.xlsx is ready"
      time="Friday"
    />
  </NotificationList>
)

const meta = {
  title: 'Feedback/NotificationList',
  component: NotificationPanel,
  args: {
    title: 'Notifications',
    actions: <Button size="sm">Mark all as read</Button>,
    children: items,
  },
} satisfies Meta<typeof NotificationPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: ({ canvas }) => expect(canvas.getAllByText('Unread')).toHaveLength(2),
}
export const None: Story = {
  args: {
    actions: undefined,
    empty: <EmptyState title="Nothing new">Hints and notices of your games come here.</EmptyState>,
  },
}
export const BellWithoutUnread: Story = {
  render: () => <NotificationBell label="Notifications" unread={0} />,
}
export const BellWithUnread: Story = {
  render: () => <NotificationBell label="Notifications, 3 unread" unread={3} />,
}
export const BellWithVeryMany: Story = {
  render: () => <NotificationBell label="Notifications, 2,147,483,648 unread" unread={2 ** 31} />,
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-count]')).toHaveAttribute('data-count', '99+'),
}
export const LongWords: Story = {
  args: {
    children: (
      <NotificationList label="Notifications">
        {[...Object.values(NAMES), 'ß'.repeat(150), '深'.repeat(150), '\u200b'.repeat(50)].map(
          (name) => (
            <NotificationItem
              key={name}
              icon={<Flag size={16} />}
              title={<bdi>{name}</bdi>}
              time="vor 3 Minuten"
              unreadLabel="Ungelesen"
            >
              {name}
            </NotificationItem>
          ),
        )}
      </NotificationList>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
