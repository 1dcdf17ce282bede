import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { clearToasts } from '#testing.ts'
import { TOAST } from '#theme/tokens.ts'
import { Dialog } from '../../overlays/dialog/dialog.tsx'
import { Menu } from '../../overlays/menu/menu.tsx'
import { getToasts, showToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'
import '../../../styles.ts'

afterEach(clearToasts)

const showToaster = () => render(<Toaster label="Messages" closeLabel="Close" />)

it('shows at most five, the newest stay', async () => {
  const screen = await showToaster()
  for (const number of [1, 2, 3, 4, 5, 6]) {
    showToast({ tone: 'info', title: `Message ${number}`, autoCloseMs: 0 })
  }
  await expect.element(screen.getByText('Message 6').first()).toBeVisible()
  await expect.element(screen.getByText('Message 1')).not.toBeInTheDocument()
  expect(getToasts()).toHaveLength(5)
})

it('stays when it is shown again while it goes', async () => {
  const screen = await showToaster()
  const message = { tone: 'bad', id: 'save', title: 'Not saved', autoCloseMs: 0 } as const
  showToast(message)
  await screen.getByRole('button', { name: 'Close' }).click()
  showToast(message)
  await new Promise((resolve) => setTimeout(resolve, TOAST.transitionMs + 200))
  expect(getToasts()).toMatchObject([{ id: 'save', isOpen: true }])
})

it('goes by itself, but stays with an action', async () => {
  const screen = await showToaster()
  const handleSelect = vi.fn<() => void>()
  showToast({ tone: 'ok', title: 'Saved', autoCloseMs: 50 })
  showToast({
    tone: 'bad',
    title: 'Failed',
    action: { label: 'Try again', onSelect: handleSelect },
  })
  await expect.poll(() => getToasts().map(({ title }) => title)).toEqual(['Failed'])
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(handleSelect).toHaveBeenCalledOnce()
})

it('replaces the toast of the same id', async () => {
  const screen = await showToaster()
  showToast({ id: 'upload', tone: 'progress', title: 'Uploading' })
  await expect.element(screen.getByText('Uploading').first()).toBeVisible()
  showToast({ id: 'upload', tone: 'ok', title: 'Uploaded', autoCloseMs: 0 })
  await expect.element(screen.getByText('Uploaded').first()).toBeVisible()
  expect(getToasts()).toHaveLength(1)
})

it('is at the lower right, 440 px wide, for 4 s, and moves for 250 ms', async () => {
  await page.viewport(1280, 800)
  const screen = await showToaster()
  showToast({ tone: 'info', title: 'Here', autoCloseMs: 0 })
  await expect.element(screen.getByText('Here').first()).toBeVisible()
  const list = screen.getByRole('list').element()
  const { clientWidth, clientHeight } = document.documentElement
  const box = list.getBoundingClientRect()
  expect(box.width).toBe(440)
  expect(clientWidth - box.right).toBe(20)
  expect(clientHeight - box.bottom).toBe(20)
  const card = list.querySelector('li')
  expect(card && getComputedStyle(card).animationDuration).toBe('0.25s')
  expect(TOAST).toEqual({ maximum: 5, autoCloseMs: 4000, transitionMs: 250 })
  await page.viewport(414, 896)
})

const LIFE_MS = 2500
const later = () =>
  new Promise((resolve) => {
    setTimeout(resolve, LIFE_MS + 1000)
  })

it('waits while the pointer is on it, and continues afterwards', async () => {
  const screen = await showToaster()
  showToast({ tone: 'info', title: 'Read me', autoCloseMs: LIFE_MS })
  // The text is there twice for a moment, once for screen readers; the button once.
  const close = screen.getByRole('button', { name: 'Close' })
  await userEvent.hover(close)
  await later()
  expect(getToasts()).toHaveLength(1)
  await userEvent.unhover(close)
  await expect.poll(() => getToasts().length, { timeout: LIFE_MS * 2 }).toBe(0)
})

it('waits while it has the focus', async () => {
  const screen = await showToaster()
  showToast({ tone: 'info', title: 'Read me', autoCloseMs: LIFE_MS })
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeInTheDocument()
  close.element().focus()
  await later()
  expect(getToasts()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => getToasts().length, { timeout: LIFE_MS }).toBe(0)
})

it('leaves Escape to the dialog that is open, and to the menu in it first', async () => {
  const screen = await render(
    <>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Header title="Capstan" closeLabel="Back" />
          <Menu
            label="More"
            items={[{ label: 'Copy', onSelect: () => {} }]}
            trigger={<button type="button">More</button>}
          />
        </Dialog.Content>
      </Dialog.Root>
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Capstan' })
  await expect.element(dialog).toBeVisible()
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  showToast({ tone: 'info', title: 'First blood', autoCloseMs: 0 })
  showToast({ tone: 'info', title: 'Second blood', autoCloseMs: 0 })
  await expect.element(screen.getByText('Second blood').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getToasts().filter(({ isOpen }) => isOpen)).toHaveLength(2)
})

it('goes with Escape only while it has the focus', async () => {
  const screen = await showToaster()
  showToast({ tone: 'info', title: 'Read me', autoCloseMs: 0 })
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(getToasts().every(({ isOpen }) => isOpen)).toBe(true)
  close.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => getToasts()).toEqual([])
})

/** Keys of Radix' toast: there is no pattern of the ARIA practices for a region of messages. */
it.each([
  ['{F8}', 'Messages'],
  ['{F8}{Tab}', 'Newer'],
  ['{F8}{Tab}{Tab}', 'Undo newer'],
  ['{F8}{Tab}{Tab}{Tab}', 'Close'],
  ['{F8}{Tab}{Tab}{Tab}{Tab}', 'Older'],
])('%s leads from anywhere to %s of the messages', async (keys, name) => {
  const screen = await showToaster()
  for (const title of ['Older', 'Newer']) {
    const action = { label: `Undo ${title.toLowerCase()}`, onSelect: () => undefined }
    showToast({ tone: 'ok', title, action })
  }
  await expect.element(screen.getByRole('button', { name: 'Undo newer' })).toBeVisible()
  for (const key of keys.match(/\{[^}]+\}/g) ?? []) await userEvent.keyboard(key)
  const at = document.activeElement
  const region = at?.matches('ol') ? at.closest('[role="region"]') : null
  expect((region ?? at)?.getAttribute('aria-label') ?? at?.textContent).toMatch(
    new RegExp(`^${name}`),
  )
})

/** The places of a toast and of the submit button of the dialog below it, once both are shown. */
async function placesOver(width: number, height: number) {
  await page.viewport(width, height)
  const screen = await render(
    <>
      <Dialog.Root open>
        <Dialog.Content size="lg" phone="page">
          <Dialog.Header title="Harbourmaster" closeLabel="Close" />
          <Dialog.Body>
            <div style={{ blockSize: '200vh' }}>A long statement</div>
          </Dialog.Body>
          <Dialog.Footer>
            <button type="button">Submit</button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  await expect.poll(() => document.documentElement.hasAttribute('data-modal')).toBe(true)
  showToast({ tone: 'info', title: 'Message', autoCloseMs: 0 })
  const toast = screen.getByText('Message').first()
  await expect.element(toast).toBeVisible()
  const places = {
    toast: (toast.element().closest('li') ?? toast.element()).getBoundingClientRect(),
    submit: screen.getByRole('button', { name: 'Submit' }).element().getBoundingClientRect(),
  }
  await screen.unmount()
  await expect.poll(() => document.documentElement.hasAttribute('data-modal')).toBe(false)
  return places
}

it.each([
  [1440, 900],
  [390, 844],
])('leaves the buttons of a dialog free on %i x %i', async (width, height) => {
  const { toast, submit } = await placesOver(width, height)
  const isApart =
    toast.bottom < submit.top ||
    toast.top > submit.bottom ||
    toast.right < submit.left ||
    toast.left > submit.right
  expect(isApart).toBe(true)
})
