import { Toaster } from '@halyard/ui'
import type { DaemonFailure, TunnelNotice } from '@halyard/tunnel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TunnelBar } from '#features/tunnel/tunnel-bar.tsx'
import { show } from '#shared/testing.tsx'
import { tunnel, useTunnelNotices } from '#shared/tunnel/tunnel.ts'

afterEach(() => {
  tunnel().disconnect()
  localStorage.removeItem('wsrx-options')
  vi.restoreAllMocks()
})

const failed = (failure: DaemonFailure): TunnelNotice => ({ about: 'connect', failure })

describe('a notice', () => {
  it.each([
    [failed({ kind: 'VersionMismatch' }), 'It is too old: version 0.4 or newer is needed.'],
    [failed({ kind: 'DaemonError', status: 500, message: 'no port left' }), 'no port left'],
    [failed({ kind: 'DaemonError', status: 500, message: '' }), 'It answered with status 500.'],
    [failed({ kind: 'Unknown' }), 'Something else answers in its place.'],
    [
      { about: 'add', failure: { kind: 'DaemonUnavailable' } },
      'Is the tunnel on your computer still running?',
    ],
    [{ about: 'offline' }, 'Tunnel offline'],
  ] as const)('is shown once', async (notice, text) => {
    const { screen } = await show(
      <>
        <TunnelBar />
        <Toaster label="Notifications" closeLabel="Close" />
      </>,
    )
    useTunnelNotices.setState({ notices: [notice] })
    await expect.element(screen.getByText(text).last()).toBeVisible()
    expect(useTunnelNotices.getState().notices).toEqual([])
  })
})

it('takes no address of another computer, and keeps what was typed', async () => {
  const { screen } = await show(<TunnelBar />)
  await screen.getByRole('button', { name: 'Tunnel' }).click()
  const field = screen.getByRole('textbox', { name: 'Address of the tunnel' })
  await field.fill('http://192.168.0.7:3307')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^Only this computer/)).toBeVisible()
  await expect.element(field).toHaveValue('http://192.168.0.7:3307')
  await field.fill('4000')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('http://127.0.0.1:4000')
  expect(JSON.parse(localStorage.getItem('wsrx-options') ?? '')).toMatchObject({
    api: 'http://127.0.0.1:4000',
  })
})
