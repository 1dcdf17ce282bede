import { ApiError } from '@halyard/api'
import { expect, it } from 'vitest'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { show } from '#shared/testing.tsx'

it('counts down what the server asks to wait', async () => {
  const error = new ApiError({ status: 429, retryAfterSeconds: 600 })
  const { screen } = await show(<ErrorMessage error={error} />)
  await expect.element(screen.getByText(/Too many attempts/)).toBeVisible()
  const left = screen.getByText(/You can try again in/)
  await expect.element(left).toBeVisible()
  const seconds = () => Number(/in (\d+) seconds/.exec(left.element().textContent)?.[1])
  const before = seconds()
  await expect.poll(seconds).toBeLessThan(before)
})

it('continues counting where the same refusal is shown again', async () => {
  const error = new ApiError({ status: 429, retryAfterSeconds: 600 })
  const first = await show(<ErrorMessage error={error} />)
  const left = (screen: typeof first.screen) =>
    screen.getByText(/try again in/).element().textContent
  await expect.poll(() => left(first.screen)).not.toContain('600')
  await first.screen.unmount()
  const { screen } = await show(<ErrorMessage error={error} />)
  await expect.element(screen.getByText(/try again in/)).toBeVisible()
  expect(left(screen)).not.toContain('600')
})

it('says of other failures only what they are', async () => {
  const { screen } = await show(<ErrorMessage error={new ApiError({ status: 403 })} />)
  await expect.element(screen.getByText('You are not allowed to do this.')).toBeVisible()
  expect(screen.getByText(/try again in/).query()).toBeNull()
})

it.each([
  [{ field: 'title' }, 'The answer of the server is incomplete: it lacks “title”.'],
  [{}, /^Something else answered in place of the platform/],
])('says of an answer that cannot be used, %j, that it did not fail', async (failure, text) => {
  const error = new ApiError({ status: 200, operation: 'GET /api/game/{id}', ...failure })
  const { screen } = await show(<ErrorMessage error={error} />)
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/failed/).query()).toBeNull()
})
