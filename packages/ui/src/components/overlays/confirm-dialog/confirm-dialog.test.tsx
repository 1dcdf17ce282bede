import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button } from '../../actions/button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

function Harness(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete Capstan?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => undefined}
        {...props}
      />
    </>
  )
}

it('starts on the harmless button and gives the focus back', async () => {
  const handleConfirm = vi.fn<() => void>()
  const screen = await render(<Harness onConfirm={handleConfirm} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(handleConfirm).not.toHaveBeenCalled()
})

it('asks for the name where required', async () => {
  const handleConfirm = vi.fn<() => void>()
  const screen = await render(
    <Harness
      onConfirm={handleConfirm}
      typedName={{ expected: 'Capstan', label: 'Type the name' }}
    />,
  )
  await screen.getByRole('button', { name: 'Open' }).click()
  const confirm = screen.getByRole('button', { name: 'Delete' })
  await screen.getByLabelText('Type the name').fill('capstan')
  await expect.element(confirm).toBeDisabled()
  await screen.getByLabelText('Type the name').fill('Capstan')
  await confirm.click()
  expect(handleConfirm).toHaveBeenCalledOnce()
})

it('stays open while it works, and shows a failure', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.rerender(<Harness loading error="The server answered 502." />)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server answered 502.')
})
