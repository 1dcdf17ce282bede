import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { SampleLink } from '#shared/sample-link.tsx'
import {
  NotificationBell,
  NotificationItem,
  NotificationList,
  NotificationPanel,
} from './notification-list.tsx'
import '../../../styles.ts'

it.each([
  [0, undefined],
  [3, '3'],
  [99, '99'],
  [100, '99+'],
  [2 ** 31, '99+'],
])('the bell with %d unread shows %s', async (unread, shown) => {
  const screen = await render(<NotificationBell label="Notifications" unread={unread} />)
  await expect.element(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
  const count = screen.container.querySelector<HTMLElement>('[data-count]')
  expect(count?.dataset.count).toBe(shown)
})

const list = (onOpen: () => void, onDismiss: () => void) => (
  <NotificationPanel title="Notifications">
    <NotificationList label="Notifications">
      <NotificationItem
        icon="h"
        title="A hint"
        link={<SampleLink href="#hint" onClick={onOpen} />}
        time="3 min ago"
        unreadLabel="Unread"
        dismissLabel="Remove A hint"
        onDismiss={onDismiss}
      />
      <NotificationItem icon="d" title="A file" time="Friday" />
    </NotificationList>
  </NotificationPanel>
)

it('says which lines are unread, and is walked by Tab: list, link, remove', async () => {
  const handleOpen = vi.fn<() => void>()
  const handleDismiss = vi.fn<() => void>()
  const screen = await render(list(handleOpen, handleDismiss))
  const lines = screen.getByRole('listitem')
  await expect.element(lines.first().getByText('Unread')).toBeInTheDocument()
  expect(lines.last().getByText('Unread').query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByRole('list', { name: 'Notifications' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'A hint' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(handleOpen).toHaveBeenCalledOnce()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Remove A hint' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(handleDismiss).toHaveBeenCalledOnce()
})

it('shows the text of an empty list', async () => {
  const screen = await render(
    <NotificationPanel title="Notifications" empty={<p>Nothing new</p>}>
      never
    </NotificationPanel>,
  )
  await expect.element(screen.getByText('Nothing new')).toBeVisible()
  expect(screen.getByText('never').query()).toBeNull()
})
