import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SaveBar } from './save-bar.tsx'
import { SelectionBar } from './selection-bar.tsx'

it('the bar of changes is there while there are some, and shows a failure', async () => {
  const handleSave = vi.fn<() => void>()
  const bar = (changes: string | undefined, error?: string) => (
    <SaveBar
      label="Changes"
      changes={changes}
      saveLabel="Save"
      discardLabel="Discard"
      onSave={handleSave}
      onDiscard={() => undefined}
      error={error}
    />
  )
  const screen = await render(bar(undefined))
  await expect.element(screen.getByRole('region', { name: 'Changes' })).not.toBeInTheDocument()
  await screen.rerender(bar('1 change', 'The server did not answer.'))
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 change')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server did not answer.')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(handleSave).toHaveBeenCalledOnce()
})

it('the bar of a selection is there while something is chosen, and clears it', async () => {
  const handleClear = vi.fn<() => void>()
  const bar = (count: string | undefined) => (
    <SelectionBar
      label="Selection"
      count={count}
      clearLabel="Clear selection"
      onClear={handleClear}
    >
      {null}
    </SelectionBar>
  )
  const screen = await render(bar('2 users'))
  await screen.getByRole('button', { name: 'Clear selection' }).click()
  expect(handleClear).toHaveBeenCalledOnce()
  await screen.rerender(bar(undefined))
  await expect.element(screen.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
})
