import { afterEach, expect, it, vi } from 'vitest'
import { HealthScreen } from '#features/administer/health/health-screen.tsx'
import { show } from '#shared/testing.tsx'

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
  await expect.element(engine.getByText(/See that the engine runs/)).toBeVisible()
  const database = screen.getByRole('listitem').filter({ hasText: 'Database' })
  await expect.element(database.getByText('Works')).toBeVisible()
  await expect.element(database.getByText(/PostgreSQL/)).not.toBeInTheDocument()
})

it('tells that a server is not ready, and why', async () => {
  answer('Unhealthy: the disk is full', 503)
  const { screen } = await show(<HealthScreen />, '/admin/health')
  const disk = screen.getByRole('listitem').filter({ hasText: 'Stored files and disk' })
  await expect.element(disk.getByText(/Free space on the disk/)).toBeVisible()
  await expect.element(screen.getByText('Unhealthy: the disk is full')).toBeVisible()
})
