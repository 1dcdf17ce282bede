import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Accordion } from './accordion.tsx'

it('opens several parts by keys, and says which are open', async () => {
  const handleChange = vi.fn<(open: string[]) => void>()
  const screen = await render(
    <Accordion
      level={2}
      onValueChange={handleChange}
      items={[
        { value: 'a', title: 'First hint', content: 'Look at the header.' },
        { value: 'b', title: 'Second hint', content: 'Look at the cookie.' },
      ]}
    />,
  )
  const first = screen.getByRole('button', { name: 'First hint' })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'First hint' })).toBeVisible()
  await expect.element(first).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown} ')
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText('Look at the header.')).toBeVisible()
  await expect.element(screen.getByText('Look at the cookie.')).toBeVisible()
  expect(handleChange.mock.lastCall).toEqual([['a', 'b']])
})

it('shows what is open from outside', async () => {
  const items = [
    { value: 'a', title: 'First hint', content: 'Look at the header.' },
    { value: 'b', title: 'Second hint', content: 'Look at the cookie.' },
  ]
  const screen = await render(<Accordion items={items} value={['a']} />)
  await expect.element(screen.getByText('Look at the header.')).toBeVisible()
  await screen.rerender(<Accordion items={items} value={['a', 'b']} />)
  await expect.element(screen.getByText('Look at the cookie.')).toBeVisible()
})
