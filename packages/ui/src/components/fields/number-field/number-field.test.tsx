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

/** https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/; Home and End move in the text, as in every field one types in. */
it.each([
  ['{ArrowUp}', '6'],
  ['{ArrowDown}', '4'],
  ['{Shift>}{ArrowUp}{/Shift}', '15'],
  ['{Shift>}{ArrowDown}{/Shift}', '0'],
  ['{PageUp}', '15'],
  ['{PageUp}{PageDown}', '5'],
  ['{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}', '50'],
  ['{PageDown}{ArrowDown}', '0'],
  ['{Home}1{Tab}', '15'],
  ['{End}{Backspace}7{Tab}', '7'],
])('%s gives %s, within its limits', async (keys, value) => {
  const screen = await render(<Harness />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  await expect.element(screen.getByRole('status')).toHaveTextContent(value)
  const input = screen.getByRole('spinbutton')
  await expect.element(input).toHaveAttribute('aria-valuenow', value)
  await expect.element(input).toHaveAttribute('aria-valuemax', '50')
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
