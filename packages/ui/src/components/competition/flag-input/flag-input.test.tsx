import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { FlagInput, type FlagInputState } from './flag-input.tsx'

type HarnessProps = { state?: FlagInputState; onSubmit?: (flag: string) => void }

function Harness({ state = { kind: 'idle' }, onSubmit = () => undefined }: HarnessProps) {
  const [value, setValue] = useState('')
  return (
    <FlagInput
      value={value}
      onValueChange={setValue}
      onSubmit={onSubmit}
      state={state}
      label="Flag"
      submitLabel="Submit flag"
      trimmedNote="There are spaces at the ends."
    />
  )
}

it('submits with Enter what was typed, spaces at the ends included', async () => {
  const handleSubmit = vi.fn<(flag: string) => void>()
  const screen = await render(<Harness onSubmit={handleSubmit} />)
  await screen.getByLabelText('Flag').fill('  HL{x} ')
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith('  HL{x} ')
})

it('does not submit nothing, nor while it checks, waits or is locked', async () => {
  const handleSubmit = vi.fn<(flag: string) => void>()
  const screen = await render(<Harness onSubmit={handleSubmit} />)
  await screen.getByLabelText('Flag').fill('   ')
  await userEvent.keyboard('{Enter}')
  await screen.getByLabelText('Flag').fill('HL{x}')
  for (const state of [
    { kind: 'checking' },
    { kind: 'limited', message: 'Wait' },
  ] satisfies FlagInputState[]) {
    await screen.rerender(<Harness onSubmit={handleSubmit} state={state} />)
    await screen.getByLabelText('Flag').click()
    await userEvent.keyboard('{Enter}')
  }
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('announces the answer and binds it to the input', async () => {
  const screen = await render(<Harness state={{ kind: 'wrong', message: 'Not the flag.' }} />)
  const input = screen.getByLabelText('Flag')
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription('Not the flag.')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not the flag.')
})

it('corrects and capitalises nothing', async () => {
  const screen = await render(<Harness />)
  const input = screen.getByLabelText('Flag').element()
  expect(input.getAttribute('autocapitalize')).toBe('none')
  expect(input.getAttribute('spellcheck')).toBe('false')
  expect(input.getAttribute('autocomplete')).toBe('off')
})
