import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getToasts, removeToast, showToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  for (const { id } of getToasts()) removeToast(id)
})

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
