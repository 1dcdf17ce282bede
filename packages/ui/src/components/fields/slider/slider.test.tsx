import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Slider } from './slider.tsx'

function ARange({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState([20, 80])
  return (
    <Slider
      label="Points"
      value={value}
      onValueChange={setValue}
      step={10}
      thumbLabels={['From', 'To']}
      thumbTexts={value.map((points) => `${points} points`)}
      disabled={disabled}
    />
  )
}

it('moves by keys in its steps, and says its value in words', async () => {
  const screen = await render(<ARange />)
  const from = screen.getByRole('slider', { name: 'From' })
  await userEvent.tab()
  await expect.element(from).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(from).toHaveAttribute('aria-valuetext', '40 points')
  await userEvent.keyboard('{Home}')
  await expect.element(from).toHaveAttribute('aria-valuenow', '0')
  await expect
    .element(screen.getByRole('slider', { name: 'To' }))
    .toHaveAttribute('aria-valuenow', '80')
})

it('does not move while it is disabled', async () => {
  const screen = await render(<ARange disabled />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(screen.getByRole('slider', { name: 'From' }))
    .toHaveAttribute('aria-valuenow', '20')
})
