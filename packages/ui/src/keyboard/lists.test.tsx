import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Select } from '../components/fields/select/select.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

/** Select-only combobox and listbox: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */

const names = ['Crypto', 'Misc', 'Pwn', 'Web'] as const
type Name = (typeof names)[number]
const options = names.map((value) => ({ value, label: value, disabled: value === 'Pwn' }))

function OneHarness() {
  const [value, setValue] = useState<Name>('Misc')
  return <Select label="Category" options={options} value={value} onValueChange={setValue} />
}

async function showSelect() {
  const screen = await render(<OneHarness />)
  const box = screen.getByRole('combobox', { name: 'Category' })
  box.element().focus()
  return { screen, box }
}

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  '%o opens a select at its value',
  async (key) => {
    const { screen } = await showSelect()
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('listbox')).toBeInTheDocument()
    await expect.poll(focused).toBe('Misc')
  },
)

it.each([
  ['{ArrowDown}', 'Web'],
  ['{ArrowUp}', 'Crypto'],
  ['{Home}', 'Crypto'],
  ['{End}', 'Web'],
  ['c', 'Crypto'],
])('in a select %o and Enter choose %s', async (keys, name) => {
  const { screen, box } = await showSelect()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Misc')
  await press(keys)
  await expect.poll(focused).toBe(name)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(box).toHaveTextContent(name)
  await expect.element(box).toHaveFocus()
})

it('Escape closes a select and changes nothing', async () => {
  const { screen, box } = await showSelect()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Misc')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(box).toHaveTextContent('Misc')
})
