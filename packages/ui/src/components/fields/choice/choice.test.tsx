import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Checkbox } from './checkbox.tsx'
import { Switch } from './switch.tsx'

function AChoice() {
  const [isOn, setIsOn] = useState<boolean | 'indeterminate'>('indeterminate')
  return <Checkbox label="All" hint="Of this page" checked={isOn} onCheckedChange={setIsOn} />
}

it('a checkbox goes from mixed to on to off, by its label and by the space bar', async () => {
  const screen = await render(<AChoice />)
  const box = screen.getByRole('checkbox', { name: 'All' })
  await expect.element(box).toHaveAttribute('aria-checked', 'mixed')
  await screen.getByText('All').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAccessibleDescription('Of this page')
})

it('a checkbox with an error says it in place of its hint', async () => {
  const screen = await render(<Checkbox label="I agree" hint="Needed" error="You have to agree." />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toBeInvalid()
  await expect.element(box).toHaveAccessibleDescription('You have to agree.')
})

it('a switch acts by its label and by the space bar, and not while it is disabled', async () => {
  const screen = await render(
    <>
      <Switch label="Sound" hint="Of new events" />
      <Switch label="Locked" disabled />
    </>,
  )
  const sound = screen.getByRole('switch', { name: 'Sound' })
  await screen.getByText('Sound').click()
  await expect.element(sound).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(sound).not.toBeChecked()
  await expect.element(sound).toHaveAccessibleDescription('Of new events')
  await expect.element(screen.getByRole('switch', { name: 'Locked' })).toBeDisabled()
})
