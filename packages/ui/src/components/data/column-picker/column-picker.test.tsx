import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { ColumnPicker } from './column-picker.tsx'
import '../../../styles.ts'

const columns = [
  { id: 'name', header: 'Name', isPrimary: true },
  { id: 'mail', header: 'Email' },
  { id: 'seen', header: 'Last seen' },
]

function Harness() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['mail']))
  return (
    <>
      <ColumnPicker
        label="Columns"
        columns={columns}
        hidden={hidden}
        onHiddenChange={setHidden}
        resetLabel="Show all"
      />
      <p data-testid="hidden">{[...hidden].join(' ')}</p>
    </>
  )
}

it('is opened, walked and closed by keys, and gives the focus back', async () => {
  const screen = await render(<Harness />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Columns' })).toBeInTheDocument()
  // The column that names the rows cannot be put away: the focus passes over it.
  const mail = screen.getByRole('checkbox', { name: 'Email' })
  await expect.element(mail).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(mail).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByTestId('hidden')).toHaveTextContent('seen')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('hidden')).toBeEmptyDOMElement()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toHaveFocus()
})

it('never puts the naming column away', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('button', { name: 'Columns' }).click()
  const name = screen.getByRole('checkbox', { name: 'Name' })
  await expect.element(name).toBeChecked()
  await expect.element(name).toBeDisabled()
})
