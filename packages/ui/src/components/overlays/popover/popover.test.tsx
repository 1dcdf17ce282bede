import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Popover } from './popover.tsx'

it('opens by keys, closes with Escape and gives the focus back', async () => {
  const screen = await render(
    <Popover.Root>
      <Popover.Trigger>Columns</Popover.Trigger>
      <Popover.Content label="Columns">
        <button type="button">Reset</button>
      </Popover.Content>
    </Popover.Root>,
  )
  const trigger = screen.getByRole('button', { name: 'Columns' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reset' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})
