import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { IconButton } from './icon-button.tsx'

it('has its label as name and as tooltip, also where the focus comes by keys', async () => {
  const handleClick = vi.fn<() => void>()
  const screen = await render(
    <IconButton label="Copy link" onClick={handleClick}>
      <svg />
    </IconButton>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Copy link')
  await userEvent.keyboard('{Enter}')
  expect(handleClick).toHaveBeenCalledOnce()
})
