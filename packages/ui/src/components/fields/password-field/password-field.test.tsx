import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field.tsx'

const labels = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' }

it('shows and hides what was typed', async () => {
  const screen = await render(<PasswordField label="Password" labels={labels} />)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('secret')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('secret')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})

it('warns of Caps Lock', async () => {
  const screen = await render(<PasswordField label="Password" labels={labels} />)
  const input = screen.getByLabelText('Password', { exact: true }).element()
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Caps Lock is on')
})
