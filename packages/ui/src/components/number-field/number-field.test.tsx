import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { NumberField } from './number-field.tsx'

function Harness() {
  const [value, setValue] = useState<number | null>(5)
  return (
    <>
      <NumberField label="Points" value={value} onValueChange={setValue} min={0} max={50} />
      <output>{String(value)}</output>
    </>
  )
}

it('steps with the arrows, by ten with Shift, within its limits', async () => {
  const screen = await render(<Harness />)
  await screen.getByRole('spinbutton').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('6')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('16')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('0')
})

it('clamps what was typed when it is left, and can be emptied', async () => {
  const screen = await render(<Harness />)
  const input = screen.getByRole('spinbutton')
  await input.fill('900')
  await expect.element(screen.getByRole('status')).toHaveTextContent('5')
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent('50')
  await input.fill('')
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent('null')
})
