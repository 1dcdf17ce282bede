import { expect, it, vi } from 'vitest'
import { CrashScreen } from '#shared/errors/crash-screen.tsx'
import { show } from '#shared/testing.tsx'

/** A failure that carries a flag and a token, as messages of libraries do. */
const failure = () => new Error('No answer to flag{kn0ts} with c41f0a6e2b7d4f9e8a35c41f0a6e2b7d')

it('T45: shows the stack only to whoever asks for it', async () => {
  const { screen } = await show(<CrashScreen error={failure()} onRetry={() => {}} />)
  await expect.element(screen.getByText(/^Error: No answer to/)).toBeVisible()
  const stack = screen.getByText(/crash-screen\.test/)
  await expect.element(stack).not.toBeVisible()
  await screen.getByText('Show details').click()
  await expect.element(stack).toBeVisible()
})

it('T45: the report holds no flag and no token', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await show(<CrashScreen error={failure()} onRetry={() => {}} />)
  await screen.getByRole('button', { name: 'Copy report' }).click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  const [report = ''] = writeText.mock.calls[0] ?? []
  expect(report).toContain('route')
  expect(report + document.body.textContent).not.toMatch(/kn0ts|c41f0a6e/)
})

it('can be tried again', async () => {
  const onRetry = vi.fn<() => void>()
  const { screen } = await show(<CrashScreen error={failure()} onRetry={onRetry} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
