import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { SearchField } from './search-field.tsx'

function Harness() {
  const [value, setValue] = useState('')
  return (
    <>
      <input aria-label="Other" />
      <SearchField
        label="Filter"
        value={value}
        onValueChange={setValue}
        clearLabel="Clear"
        shortcut="/"
      />
    </>
  )
}

it('takes the focus from its key, clears with Escape, then leaves', async () => {
  const screen = await render(<Harness />)
  const input = screen.getByRole('searchbox', { name: 'Filter' })
  await userEvent.keyboard('/')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('gull')
  await expect.element(input).toHaveValue('gull')
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(input).not.toHaveFocus()
})

it('leaves its key alone while somebody types elsewhere', async () => {
  const screen = await render(<Harness />)
  await screen.getByLabelText('Other').click()
  await userEvent.keyboard('a/b')
  await expect.element(screen.getByLabelText('Other')).toHaveValue('a/b')
})

/** Keeps the text as the address of a page does: a moment later. */
function LateHarness() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchField
        label="Filter"
        value={value}
        onValueChange={(next) => setTimeout(() => setValue(next), 120)}
        clearLabel="Clear"
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('from a link')}>
        Link
      </button>
    </>
  )
}

it('loses no letter when its owner follows late, and takes a value from elsewhere', async () => {
  const screen = await render(<LateHarness />)
  const input = screen.getByRole('searchbox', { name: 'Filter' })
  input.element().focus()
  await userEvent.keyboard('Harbour Trials')
  await expect.element(input).toHaveValue('Harbour Trials')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Harbour Trials')
  await expect.element(input).toHaveValue('Harbour Trials')
  await screen.getByRole('button', { name: 'Link' }).click()
  await expect.element(input).toHaveValue('from a link')
})
