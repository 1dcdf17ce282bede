import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { MultiSelect } from '../components/fields/multi-select/multi-select.tsx'
import { Select } from '../components/fields/select/select.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

/** Select-only combobox and listbox: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */

const names = ['Crypto', 'Misc', 'Pwn', 'Web'] as const
type Name = (typeof names)[number]
const options = names.map((value) => ({ value, label: value, disabled: value === 'Pwn' }))

function ManyHarness() {
  const [selected, setSelected] = useState<ReadonlySet<Name>>(new Set())
  return (
    <>
      <MultiSelect
        label="Categories"
        placeholder="All"
        options={options}
        value={selected}
        onValueChange={setSelected}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  )
}

async function openMany(key = '{ArrowDown}') {
  const screen = await render(<ManyHarness />)
  const button = screen.getByRole('button', { name: /Categories/ })
  button.element().focus()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('listbox', { name: 'Categories' })).toHaveFocus()
  return { screen, button }
}

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('%o opens a multi-select', async (key) => {
  const { screen } = await openMany(key)
  await expect.element(screen.getByRole('listbox')).toBeInTheDocument()
})

it.each([
  ['{ArrowDown}', 'Misc', ''],
  ['{ArrowDown}{ArrowUp}', 'Crypto', ''],
  ['{ArrowUp}', 'Crypto', ''],
  ['{End}', 'Web', ''],
  ['{End}{ArrowDown}', 'Web', ''],
  ['{End}{Home}', 'Crypto', ''],
  ['w', 'Web', ''],
  ['mi', 'Misc', ''],
  [' ', 'Crypto', 'Crypto'],
  ['{Enter}', 'Crypto', 'Crypto'],
  ['  ', 'Crypto', ''],
  [' {End} ', 'Web', 'Crypto Web'],
  ['{Shift>}{ArrowDown}{/Shift}', 'Misc', 'Misc'],
  ['{ArrowDown}{ArrowDown} ', 'Pwn', ''],
  ['{Control>}a{/Control}', 'Crypto', 'Crypto Misc Web'],
  ['{Control>}a{/Control}{Control>}a{/Control}', 'Crypto', ''],
])('in a multi-select %o marks %s and chooses %o', async (keys, marked, chosen) => {
  const { screen } = await openMany()
  await press(keys)
  await expect.poll(focused).toBe(marked)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(chosen)
})

it('Escape closes a multi-select and gives the focus back', async () => {
  const { screen, button } = await openMany()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

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
