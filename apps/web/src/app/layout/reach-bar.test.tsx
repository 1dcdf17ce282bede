import { afterEach, expect, it, vi } from 'vitest'
import { ReachBar } from '#app/layout/reach-bar.tsx'
import { onRetryNow, reportReach } from '#shared/session/connection.ts'
import { serveFrom, show } from '#shared/testing.tsx'

afterEach(() => reportReach('hub-back'))

it('offers to connect again at once while the live connection is lost', async () => {
  serveFrom({})
  const connect = vi.fn<() => void>()
  const stop = onRetryNow(connect)
  const { screen } = await show(<ReachBar />)
  expect(screen.getByRole('button', { name: 'Try now' }).query()).toBeNull()
  reportReach('hub-lost')
  await screen.getByRole('button', { name: 'Try now' }).click()
  expect(connect).toHaveBeenCalledOnce()
  stop()
})
