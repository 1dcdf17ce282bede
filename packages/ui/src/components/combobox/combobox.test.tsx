import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { focused } from '../../keyboard/focused.ts'
import { press } from '../../keyboard/press.ts'
import { Combobox, type ComboboxOption } from './combobox.tsx'

const options = ['Capstan', 'Harbourmaster', '逆流'].map((label) => ({ value: label, label }))

function Harness({ isMultiple = false }: { isMultiple?: boolean }) {
  const [selected, setSelected] = useState<ComboboxOption[]>([])
  return (
    <>
      <Combobox
        label="Challenge"
        options={options}
        selected={selected}
        onSelectedChange={setSelected}
        isMultiple={isMultiple}
        empty="Nothing found"
        removeLabel={(name) => `Remove ${name}`}
      />
      <button type="button">after</button>
      <output>{selected.map(({ label }) => label).join(' ')}</output>
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ with a list that is filtered while one types. */
it.each([
  ['{Tab}', 'Capstan', ''],
  ['{Tab}{ArrowDown}', 'Harbourmaster', ''],
  ['{Tab}{ArrowUp}', '逆流', ''],
  ['{Tab}{ArrowDown}{ArrowDown}{ArrowDown}', 'Capstan', ''],
  ['{Tab}{Control>}{End}{/Control}', '逆流', ''],
  ['{Tab}{ArrowDown}{Control>}{Home}{/Control}', 'Capstan', ''],
  ['{Tab}har', 'Harbourmaster', ''],
  ['{Tab}a{ArrowDown}', 'Harbourmaster', ''],
  ['{Tab}{ArrowDown}{Enter}', 'Challenge', 'Harbourmaster'],
  ['{Tab}har{Enter}', 'Challenge', 'Harbourmaster'],
  ['{Tab}{ArrowDown}{Escape}', 'Challenge', ''],
  ['{Tab}{Escape}{Enter}', 'Challenge', ''],
  ['{Tab}{Escape}{ArrowDown}', 'Capstan', ''],
  ['{Tab}{Escape}{Alt>}{ArrowDown}{/Alt}', 'Capstan', ''],
  ['{Tab}{ArrowDown}{Tab}', 'after', ''],
])('%s marks %s and chooses %o', async (keys, name, chosen) => {
  const screen = await render(<Harness />)
  await press(keys)
  await expect.poll(focused).toBe(name)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(chosen)
})

it('finds by typing and chooses with Enter', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('harb{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Harbourmaster')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('collects several, and takes the last one back with Backspace', async () => {
  const screen = await render(<Harness isMultiple />)
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Capstan Harbourmaster')
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Capstan')
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('Harbourmaster')
  await screen.getByRole('button', { name: 'Remove Capstan' }).click()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says that nothing was found, and closes with Escape', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('gull')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})
