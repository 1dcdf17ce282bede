import { ApiError } from '@halyard/api'
import { expect, it, vi } from 'vitest'
import { CallFailed } from '#shared/errors/call-failed.tsx'
import { reportReach } from '#shared/session/connection.ts'
import { show } from '#shared/testing.tsx'

const failed = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ status, retryAfterSeconds })

it.each([
  [0, 'No connection to the server'],
  [413, 'This was too large for the server'],
  [429, 'Too many requests'],
  [500, 'The server failed'],
  [503, 'The platform is under maintenance'],
])('names what %i means', async (status, title) => {
  const { screen } = await show(<CallFailed error={failed(status)} onRetry={() => {}} />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
})

it('counts down what the server asked to wait, and lets nobody try before', async () => {
  const onRetry = vi.fn<() => void>()
  const { screen } = await show(<CallFailed error={failed(429, 40)} onRetry={onRetry} />)
  const said = screen.getByText(/You can try again in \d+ seconds/)
  await expect.element(said).toBeVisible()
  const before = said.element().textContent
  screen
    .getByRole('button', { name: 'Try again' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onRetry).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(said.element().textContent).not.toBe(before), { timeout: 8000 })
})

it('can be tried again when the server did not ask to wait', async () => {
  const onRetry = vi.fn<() => void>()
  const { screen } = await show(<CallFailed error={failed(429)} onRetry={onRetry} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('recovers by itself when the server is back', async () => {
  const onRetry = vi.fn<() => void>()
  reportReach('no-network')
  await show(<CallFailed error={failed(0)} onRetry={onRetry} />)
  expect(onRetry).not.toHaveBeenCalled()
  reportReach('network')
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalledOnce())
  reportReach('answer')
})
