import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TextField } from '../text-field/text-field.tsx'
import { FormFrame } from './form-frame.tsx'

type HarnessProps = { onSubmit: () => void; mode?: 'bar'; loading?: boolean; reason?: string }

/** Refuses an empty name, as a real form would. */
function Harness({ onSubmit, mode, loading = false, reason }: HarnessProps) {
  const [error, setError] = useState<string | null>(null)
  const [name, setName] = useState('')
  const shared = {
    loading,
    error: null,
    saveLabel: 'Save',
    ...(reason && { disabledReason: reason }),
    onSubmit: () => {
      setError(name ? null : 'Empty')
      if (name) onSubmit()
    },
    children: (
      <>
        <TextField label="Motto" />
        <TextField
          label="Name"
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
      </>
    ),
  }
  if (!mode) return <FormFrame {...shared} />
  return (
    <FormFrame
      {...shared}
      mode="bar"
      barLabel="Changes"
      changes={name ? '1 change' : null}
      discardLabel="Discard"
      onDiscard={() => setName('')}
    />
  )
}

it.each([undefined, 'bar'] as const)(
  'submits with Enter and with Ctrl S (mode %s)',
  async (mode) => {
    const handleSubmit = vi.fn<() => void>()
    const screen = await render(<Harness onSubmit={handleSubmit} {...(mode && { mode })} />)
    await screen.getByLabelText('Name').fill('crew')
    await userEvent.keyboard('{Enter}')
    expect(handleSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(handleSubmit).toHaveBeenCalledTimes(2)
  },
)

it('leads to the first wrong field after a refused attempt, once', async () => {
  const screen = await render(<Harness onSubmit={() => undefined} />)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await screen.getByLabelText('Motto').fill('x')
  await expect.element(screen.getByLabelText('Motto')).toHaveFocus()
})

it.each([{ loading: true }, { reason: 'Read only' }])('does not submit while %o', async (state) => {
  const handleSubmit = vi.fn<() => void>()
  const screen = await render(<Harness onSubmit={handleSubmit} {...state} />)
  await screen.getByLabelText('Name').fill('crew')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('shows the bar with the first change, and takes it back', async () => {
  const screen = await render(<Harness onSubmit={() => undefined} mode="bar" />)
  expect(screen.getByRole('region').query()).toBeNull()
  await screen.getByLabelText('Name').fill('crew')
  await expect.element(screen.getByRole('region', { name: 'Changes' })).toBeVisible()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByRole('region').query()).toBeNull()
})
