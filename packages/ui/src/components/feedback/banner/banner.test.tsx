import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Banner } from './banner.tsx'
import '../../../styles.ts'

it('is a region with a name, in its own language', async () => {
  const screen = await render(
    <Banner label="Translation" lang="de">
      Von einer Maschine übersetzt.
    </Banner>,
  )
  const region = screen.getByRole('region', { name: 'Translation' })
  await expect.element(region).toHaveAttribute('lang', 'de')
  await expect.element(region).toHaveTextContent('Von einer Maschine übersetzt.')
})

it('is put away by Enter and Space on its button, after its actions', async () => {
  const handleDismiss = vi.fn<() => void>()
  const screen = await render(
    <Banner
      label="Translation"
      actions={<button type="button">English</button>}
      dismissLabel="Close"
      onDismiss={handleDismiss}
    >
      words
    </Banner>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'English' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(handleDismiss).toHaveBeenCalledTimes(2)
})

it('has no button when it has to stay', async () => {
  const screen = await render(<Banner label="Staging">Nothing here counts.</Banner>)
  await expect.element(screen.getByText('Nothing here counts.')).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
})
