import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Countdown } from './countdown.tsx'

const minute = 60_000
const clock = (remainingMs: number) => (
  <Countdown
    remainingMs={remainingMs}
    dayUnit="d"
    announce={(minutes) => `${minutes} minutes left`}
  />
)

it('shows days apart from the time', async () => {
  const screen = await render(clock((25 * 60 + 1) * minute))
  await expect.element(screen.getByRole('timer')).toHaveTextContent('1d 01:01:00')
})

it('tells readers when few minutes are left, and nothing in between', async () => {
  const screen = await render(clock(12 * minute))
  await expect.element(screen.getByText(/minutes left/)).not.toBeInTheDocument()
  await screen.rerender(clock(10 * minute))
  await expect.element(screen.getByText('10 minutes left')).toBeInTheDocument()
})
