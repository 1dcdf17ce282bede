import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PaletteHost } from '#app/hosts/palette-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const press = (key: string, ctrlKey = false) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
  )

it('loses no letter that is typed while it opens', async () => {
  serveFrom({ 'GET /api/config': { body: {} }, 'GET /api/game/recent': { body: [] } })
  const { screen } = await show(<PaletteHost />)
  press('k', true)
  for (const key of ['u', 's', 'x', 'Backspace', 'e']) press(key)
  const input = screen.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('rs')
  await expect.element(input).toHaveValue('users')
})
