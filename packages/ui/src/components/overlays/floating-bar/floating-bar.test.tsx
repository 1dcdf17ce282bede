import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OfferBar } from './offer-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import { SelectionBar } from './selection-bar.tsx'

it('the bar of changes is there while there are some, and shows a failure', async () => {
  const handleSave = vi.fn<() => void>()
  const bar = (changes: string | undefined, error?: string) => (
    <SaveBar
      label="Changes"
      changes={changes}
      saveLabel="Save"
      discardLabel="Discard"
      onSave={handleSave}
      onDiscard={() => undefined}
      error={error}
    />
  )
  const screen = await render(bar(undefined))
  await expect.element(screen.getByRole('region', { name: 'Changes' })).not.toBeInTheDocument()
  await screen.rerender(bar('1 change', 'The server did not answer.'))
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 change')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server did not answer.')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(handleSave).toHaveBeenCalledOnce()
})

it('the bar of a selection is there while something is chosen, and clears it', async () => {
  const handleClear = vi.fn<() => void>()
  const bar = (count: string | undefined) => (
    <SelectionBar
      label="Selection"
      count={count}
      clearLabel="Clear selection"
      onClear={handleClear}
    >
      {null}
    </SelectionBar>
  )
  const screen = await render(bar('2 users'))
  await screen.getByRole('button', { name: 'Clear selection' }).click()
  expect(handleClear).toHaveBeenCalledOnce()
  await screen.rerender(bar(undefined))
  await expect.element(screen.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
})

const longPage = (offer: ReactNode) => (
  <>
    <div style={{ blockSize: 1200 }}>
      <button type="button">first</button>
    </div>
    <button type="button">last</button>
    {offer}
  </>
)

it('an offer covers nothing that has the focus, at the end of a page either, and moves nothing', async () => {
  await page.viewport(390, 844)
  const screen = await render(longPage(null))
  const first = screen.getByRole('button', { name: 'first' }).element()
  const before = first.getBoundingClientRect().top
  await screen.rerender(
    longPage(
      <OfferBar title="Set up this platform" actions={<button type="button">Not now</button>}>
        It takes a minute.
      </OfferBar>,
    ),
  )
  const bar = screen.getByRole('region', { name: 'Set up this platform' })
  await expect.element(bar).toBeVisible()
  expect(first.getBoundingClientRect().top).toBe(before)
  await userEvent.tab()
  await userEvent.tab()
  const last = screen.getByRole('button', { name: 'last' })
  await expect.element(last).toHaveFocus()
  await expect
    .poll(() => last.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
})
