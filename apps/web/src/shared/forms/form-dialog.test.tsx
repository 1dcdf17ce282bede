import { ApiError } from '@halyard/api'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { announce } from '#shared/feedback/announce.ts'
import { Announcer } from '#shared/feedback/announcer.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { show } from '#shared/testing.tsx'

type RenameProps = { onRename: (name: string) => void; refusal?: ApiError }

/** A dialog with one field; refuses what was submitted on request. */
function Rename({ onRename, refusal }: RenameProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [failure, setFailure] = useState<ApiError>()
  const { form, error } = useValidatedForm({
    defaultValues: { name: 'Mizzen' },
    check: ({ name }) => ({ name: name === '' ? 'Name it.' : undefined }),
    failure,
  })
  if (!isOpen) return <p>closed</p>
  return (
    <FormDialog
      title="Rename"
      action="Save"
      form={form}
      onSubmit={({ name }) => {
        setFailure(refusal)
        onRename(name)
      }}
      pending={false}
      error={error}
      onClose={() => setIsOpen(false)}
    >
      <FormTextField control={form.control} name="name" label="Name" />
    </FormDialog>
  )
}

function Saver({ isRefused }: { isRefused: boolean }) {
  const [state, setState] = useState<'open' | 'sending' | 'refused' | 'closed'>('open')
  const { form } = useValidatedForm({ defaultValues: { name: 'Mizzen' }, check: () => ({}) })
  if (state === 'closed') return <p>closed</p>
  return (
    <FormDialog
      title="Create a team"
      action="Create"
      form={form}
      onSubmit={() => {
        setState('sending')
        setTimeout(() => setState(isRefused ? 'refused' : 'closed'), 50)
      }}
      pending={state === 'sending'}
      error={state === 'refused' ? new ApiError({ status: 400, title: 'No' }) : undefined}
      onClose={() => setState('closed')}
    >
      <FormTextField control={form.control} name="name" label="Name" />
    </FormDialog>
  )
}

it.each([
  [false, 'Done: Create a team'],
  [true, ''],
])('announces that what was sent is done, refused: %s', async (isRefused, text) => {
  announce('')
  const { screen } = await show(
    <>
      <Announcer />
      <Saver isRefused={isRefused} />
    </>,
  )
  await screen.getByRole('button', { name: 'Create' }).click()
  if (isRefused) await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('closed')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
})

const open = async (props: Partial<RenameProps> = {}) => {
  const onRename = vi.fn<(name: string) => void>()
  const { screen } = await show(<Rename onRename={onRename} {...props} />)
  return { screen, onRename, field: screen.getByLabelText('Name') }
}

it('closes at once while nothing is typed', async () => {
  const { screen } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('closed')).toBeVisible()
})

it('asks before what was typed is lost', async () => {
  const { screen, field } = await open()
  await field.fill('Foremast')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(field).toHaveValue('Foremast')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(screen.getByText('closed')).toBeVisible()
})

it('leads to the field that is wrong instead of submitting', async () => {
  const { screen, field, onRename } = await open()
  await field.fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveAccessibleDescription('Name it.')
  await expect.element(field).toHaveFocus()
  expect(onRename).not.toHaveBeenCalled()
})

it('shows a refusal at the field it names, until the field changes', async () => {
  const refusal = new ApiError({ status: 400, title: 'name: taken already' })
  const { screen, field, onRename } = await open({ refusal })
  await field.fill('Foremast')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onRename).toHaveBeenCalledWith('Foremast')
  await expect.element(field).toHaveAccessibleDescription('taken already')
  await field.fill('Mainmast')
  await expect.element(field).not.toHaveAccessibleDescription('taken already')
})
