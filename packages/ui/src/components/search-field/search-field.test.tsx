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
        aria-label="Filter"
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
