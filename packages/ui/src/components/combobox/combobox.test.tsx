import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
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
      <output>{selected.map(({ label }) => label).join(' ')}</output>
    </>
  )
}

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
