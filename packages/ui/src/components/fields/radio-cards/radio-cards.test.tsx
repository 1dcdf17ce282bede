import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { RadioCards } from './radio-cards.tsx'

function Teams() {
  const [value, setValue] = useState('1')
  return (
    <RadioCards
      label="Team"
      value={value}
      onValueChange={setValue}
      options={[
        { value: '1', label: 'Foghorn' },
        {
          value: '2',
          label: 'Drydock',
          disabledReason: 'It has six members; the game takes four.',
        },
        { value: '3', label: 'Lighthouse', note: 'Two members' },
      ]}
    />
  )
}

it('arrows choose, and leave out what cannot be chosen', async () => {
  const screen = await render(<Teams />)
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: /Foghorn/ })).toHaveFocus()
  // Pressed for a moment, as by a finger: the cards check whether the key is still down.
  await userEvent.keyboard('{ArrowDown>}')
  await expect.element(screen.getByRole('radio', { name: /Lighthouse/ })).toBeChecked()
  await userEvent.keyboard('{/ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /Foghorn/ })).not.toBeChecked()
})

it('says beside a card why it cannot be chosen', async () => {
  const screen = await render(<Teams />)
  const card = screen.getByRole('radio', { name: /Drydock/ })
  await expect.element(card).toBeDisabled()
  await expect.element(card.getByText('It has six members; the game takes four.')).toBeVisible()
})
