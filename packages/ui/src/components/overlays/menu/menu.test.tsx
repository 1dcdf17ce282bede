import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Menu } from './menu.tsx'

const showMenu = (onSelect: () => void) =>
  render(
    <Menu
      label="Instance"
      trigger={<button type="button">Instance</button>}
      items={[
        { label: 'Copy address', onSelect },
        { label: 'Extend', onSelect, disabledReason: 'Too early' },
        { kind: 'separator' },
        { label: 'Stop', onSelect: () => undefined },
      ]}
    />,
  )

it('opens from the keyboard, chooses with Enter and gives the focus back', async () => {
  const handleSelect = vi.fn<() => void>()
  const screen = await showMenu(handleSelect)
  const button = screen.getByRole('button', { name: 'Instance' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menu', { name: 'Instance' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('closes with Escape and by its own button, and does not run what is disabled', async () => {
  const handleSelect = vi.fn<() => void>()
  const screen = await showMenu(handleSelect)
  const button = screen.getByRole('button', { name: 'Instance' })
  await button.click()
  const extend = screen.getByRole('menuitem', { name: /Extend/ })
  await expect.element(extend).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await button.click()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(handleSelect).not.toHaveBeenCalled()
})

it('runs the chosen action once', async () => {
  const handleSelect = vi.fn<() => void>()
  const screen = await showMenu(handleSelect)
  await screen.getByRole('button', { name: 'Instance' }).click()
  await screen.getByRole('menuitem', { name: 'Copy address' }).click()
  expect(handleSelect).toHaveBeenCalledOnce()
})
