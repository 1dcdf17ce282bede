import { noticeQueries } from '@halyard/query'
import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { useAlerts } from '#features/play/live/use-alerts.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame, aNotice } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const game = aGame({ start: now() - hour, end: now() + hour, status: 'Accepted' })

function Alerts() {
  useAlerts(game)
  return <Toaster label="Notifications" closeLabel="Close" />
}

it('shows a notice without its markdown', async () => {
  localStorage.clear()
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'a', userName: 'ada', role: 'User' } },
    'GET /api/game/1/notices': { body: [] },
  })
  const { screen, queryClient } = await show(<Alerts />)
  const { queryKey } = noticeQueries.list(1)
  await expect.poll(() => localStorage.getItem('halyard:told:1')).not.toBeNull()
  const values = ['**Capstan** is down, see [the status](https://ctf.example)']
  queryClient.setQueryData(queryKey, [aNotice({ id: 5, type: 'Normal', values })])
  const toast = screen.getByText('Capstan is down, see the status', { exact: true })
  await expect.element(toast).toBeVisible()
})
