import { afterEach, expect, it, vi } from 'vitest'
import { HealthScreen } from '#features/administer/health/health-screen.tsx'
import { Verdict } from '#features/administer/health/verdict.tsx'
import { PLATFORM_DEFAULTS } from '@halyard/rules'
import { serveFrom, show } from '#shared/testing.tsx'

/** The probe is no call of the contract: the network itself answers. */
const answer = (text: string, status = 200) =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(text, { status })))

afterEach(() => vi.restoreAllMocks())

it('says what to do about what does not work, and nothing about the rest', async () => {
  answer('Degraded')
  const { screen } = await show(<HealthScreen />, '/admin/health')
  const engine = screen.getByRole('listitem').filter({ hasText: 'Container engine' })
  await expect.element(engine.getByText('Does not work')).toBeVisible()
  await expect.element(engine.getByText(/Check that the engine is running/)).toBeVisible()
  const database = screen.getByRole('listitem').filter({ hasText: 'Database' })
  await expect.element(database.getByText('Works')).toBeVisible()
  await expect.element(database.getByText(/PostgreSQL/)).not.toBeInTheDocument()
})

it('says that a server is not ready, and why', async () => {
  answer('Unhealthy: the disk is full', 503)
  const { screen } = await show(<HealthScreen />, '/admin/health')
  const disk = screen.getByRole('listitem').filter({ hasText: 'Stored files and disk' })
  await expect.element(disk.getByText(/Free disk space/)).toBeVisible()
  await expect.element(screen.getByText('Unhealthy: the disk is full')).toBeVisible()
})

it('repeats no page that a server of another maker answers the probe with', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    return Promise.resolve(new Response('<!doctype html><title>Regatta</title>', { headers }))
  })
  const { screen } = await show(<HealthScreen />, '/admin/health')
  const server = screen.getByRole('listitem').filter({ hasText: 'Server' })
  await expect.element(server.getByText('Works')).toBeVisible()
  await expect.element(screen.getByText(/doctype/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Website version')).toBeVisible()
})

const withHistory = (failing: readonly string[]) => {
  const time = Date.now() - 90 * 60_000
  const numbers = { answerTime: 3, freeMemory: 4e9, mailsWaiting: 0 }
  const since = Date.UTC(2026, 10, 24, 12)
  serveFrom({
    'GET /api/config': {
      body: {
        ...PLATFORM_DEFAULTS,
        ...{ footerInfo: null, customTheme: null, apiPublicKey: null, logoUrl: null },
        ...{ portMapping: 'Default', extensions: ['healthHistory'] },
      },
    },
    'GET /api/admin/health/history': {
      body: {
        slot: 600_000,
        samples: [{ time, ...numbers, failing }],
        fineSince: { server: since, storage: since, instances: since, memory: since, mails: since },
      },
    },
  })
}

it('shows how the last day was, and since when all is fine', async () => {
  withHistory(['storage'])
  answer('Healthy')
  const { screen } = await show(<HealthScreen />, '/admin/health')
  const engine = screen.getByRole('listitem').filter({ hasText: 'Container engine' })
  await expect.element(engine.getByText(/Works since Tue, Nov 24/)).toBeVisible()
  await expect
    .element(screen.getByRole('img', { name: /^Stored files and disk: trouble within 0.5 hours/ }))
    .toBeVisible()
})

it.each([
  ['Everything works', 'ok'],
  ['1 part needs you', 'bad'],
] as const)('says first: %s', async (heading, state) => {
  const checks = [{ name: 'server', state: 'ok' } as const, { name: 'mails', state } as const]
  const { screen } = await show(<Verdict checks={checks} fineSince={null} />)
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible()
})
