import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { SampleLink } from '#shared/sample-link.tsx'
import { WatchLine } from './watch-line.tsx'
import '../../../styles.ts'

const label = 'Cookie Tin, 03:14'
const link = <SampleLink href="#1" tabIndex={-1} />
const events = [{ id: 1, at: 0.5, kind: 'first', label, link } as const]
const show = () => render(<WatchLine elapsed={1} label="Your solves" events={events} />)

it('leaves the link that a finger presses in its place', async () => {
  await userEvent.unhover(document.documentElement)
  const screen = await show()
  const pressed = screen.getByRole('link').element()
  pressed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
  expect(screen.getByRole('link').element()).toBe(pressed)
})

it('names a mark to a mouse that stays on it', async () => {
  const screen = await show()
  await userEvent.hover(screen.getByRole('link', { name: 'Cookie Tin, 03:14' }))
  await userEvent.hover(screen.getByRole('link', { name: 'Cookie Tin, 03:14' }), {
    position: { x: 1, y: 1 },
  })
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Cookie Tin, 03:14')
})
