import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button } from '../../actions/button/button.tsx'
import { Tooltip } from './tooltip.tsx'
import '../../../styles.ts'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./tooltip-surface.tsx', async (importOriginal) => {
  await code.promise
  return importOriginal()
})

const show = () =>
  render(
    <div style={{ padding: '6rem' }}>
      <Tooltip content="Times are in UTC">
        <button type="button">03:14</button>
      </Tooltip>
      <button type="button">after</button>
      <Button disabledReason="The game has ended.">Submit flag</Button>
    </div>,
  )

it('of what was approached while its code was on the way, shows what still applies', async () => {
  const screen = await show()
  const first = screen.getByRole('button', { name: '03:14' })
  const control = first.element()
  await userEvent.tab()
  await userEvent.hover(screen.getByRole('button', { name: 'after' }))
  await userEvent.tab()
  await screen.getByRole('button', { name: 'Submit flag' }).click({ force: true })
  code.resolve()
  const hint = screen.getByRole('tooltip')
  await expect.element(hint).toHaveTextContent('The game has ended.')
  expect(hint.elements()).toHaveLength(1)
  await first.hover()
  await expect.element(hint).toHaveTextContent('Times are in UTC')
  // What is pressed or typed at that moment would be lost with another element.
  expect(first.element()).toBe(control)
})

it('stays while a pointer moves onto it, and describes its control', async () => {
  const screen = await show()
  const control = screen.getByRole('button', { name: '03:14' })
  await control.hover()
  const hint = screen.getByRole('tooltip')
  await expect.element(hint).toBeVisible()
  await expect.element(control).toHaveAccessibleDescription('Times are in UTC')
  const { bottom } = hint.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(control.element().getBoundingClientRect().top)
  await hint.hover()
  await expect.element(hint).toBeVisible()
  await screen.getByRole('button', { name: 'after' }).hover()
  await expect.element(hint).not.toBeInTheDocument()
  await expect.element(control).not.toHaveAttribute('aria-describedby')
})
