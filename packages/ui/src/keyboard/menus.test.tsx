import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Menu } from '../components/overlays/menu/menu.tsx'
import type { MenuItem } from '../components/overlays/menu/types.ts'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

/** Menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */

const itemsFor = (onSelect: (name: string) => void): MenuItem[] => [
  { label: 'Open', onSelect: () => onSelect('Open') },
  { label: 'Copy', onSelect: () => onSelect('Copy') },
  { label: 'Extend', disabledReason: 'Too early', onSelect: () => onSelect('Extend') },
  { kind: 'separator' },
  { label: 'Stop', tone: 'danger', onSelect: () => onSelect('Stop') },
]

const keysInside = [
  ['{ArrowDown}', 'Copy'],
  ['{ArrowDown}{ArrowDown}', 'Stop'],
  ['{ArrowUp}', 'Stop'],
  ['{End}', 'Stop'],
  ['{End}{Home}', 'Open'],
  ['{End}{ArrowDown}', 'Open'],
  ['s', 'Stop'],
] as const

async function openMenu(key: string) {
  const handleSelect = vi.fn<(name: string) => void>()
  const screen = await render(
    <Menu
      label="Instance"
      trigger={<button type="button">Instance</button>}
      items={itemsFor(handleSelect)}
    />,
  )
  const button = screen.getByRole('button', { name: 'Instance' })
  button.element().focus()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('menu')).toBeInTheDocument()
  return { screen, button, handleSelect }
}

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  '%o opens the menu of a button',
  async (key) => {
    const { button } = await openMenu(key)
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  },
)

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
it.each([
  ['{Enter}', 'first'],
  [' ', 'first'],
  ['{ArrowDown}', 'first'],
  ['{ArrowUp}', 'last'],
])('%o enters the menu at its %s entry', async (key, place) => {
  const { screen } = await openMenu(key)
  const entries = screen.getByRole('menuitem')
  const entry = place === 'first' ? entries.first() : entries.last()
  await expect.element(entry).toHaveFocus()
})

it.each(keysInside)('in a menu %s leads to %s', async (keys, name) => {
  await openMenu('{ArrowDown}')
  await press('{Home}')
  await expect.poll(focused).toBe('Open')
  await press(keys)
  await expect.poll(focused).toBe(name)
})

it.each(['{Enter}', ' '])('%o chooses, closes and gives the focus back', async (key) => {
  const { screen, button, handleSelect } = await openMenu('{ArrowDown}')
  await press('{End}')
  await expect.poll(focused).toBe('Stop')
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith('Stop')
  await expect.element(button).toHaveFocus()
})

it('Escape closes and gives the focus back', async () => {
  const { screen, button } = await openMenu('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
