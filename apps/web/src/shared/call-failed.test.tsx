import { ApiError } from '@halyard/api'
import { expect, it, vi } from 'vitest'
import { CallFailed } from '#shared/call-failed.tsx'
import { reportReach } from '#shared/connection.ts'
import { show } from '#shared/testing.tsx'

const failed = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ status, retryAfterSeconds })

it.each([
  [0, 'No connection to the server'],
  [413, 'This was too large for the server'],
  [429, 'Too many requests'],
  [500, 'The server failed'],
  [503, 'The platform is being looked after'],
])('names what %i means', async (status, title) => {
  const { screen } = await show(<CallFailed error={failed(status)} onRetry={() => {}} />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
})

it('counts down what the server asked to wait, and lets nobody try before', async () => {
  const onRetry = vi.fn<() => void>()
  const { screen } = await show(<CallFailed error={failed(429, 2)} onRetry={onRetry} />)
  await expect.element(screen.getByText('You can try again in 2 seconds.')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Try again' })
  await button.click({ force: true })
  expect(onRetry).not.toHaveBeenCalled()
  await expect
    .element(screen.getByText(/You can try again/), { timeout: 4000 })
    .not.toBeInTheDocument()
  await button.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('goes on by itself when the server is back', async () => {
  const onRetry = vi.fn<() => void>()
  reportReach('no-network')
  await show(<CallFailed error={failed(0)} onRetry={onRetry} />)
  expect(onRetry).not.toHaveBeenCalled()
  reportReach('network')
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalledOnce())
  reportReach('answer')
})
