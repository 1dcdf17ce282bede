import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Component as About } from '#routes/about.tsx'
import { reportReach } from '#shared/session/connection.ts'
import { serveFrom, show } from '#shared/testing.tsx'

it('shows whether the server answers, and copies what a report needs', async () => {
  serveFrom({})
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await show(<About />, '/about')
  await expect.element(screen.getByText('reachable', { exact: true })).toBeVisible()
  reportReach('no-network')
  await expect.element(screen.getByText('unreachable', { exact: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
  expect(copied.mock.calls[0]?.[0]).toMatch(/^route: .*\nbuild: [\s\S]*\nserver: offline\n/)
  reportReach('network')
})

it('lists the packages of the build when asked', async () => {
  serveFrom({})
  const list = [{ name: 'react', version: '19.3.1', identifier: 'MIT', text: '' }]
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(list))
  const { screen } = await show(<About />, '/about')
  await screen.getByRole('button', { name: 'Show the packages' }).click()
  await expect.element(screen.getByText('react 19.3.1')).toBeVisible()
  await expect.element(screen.getByText('MIT', { exact: true })).toBeVisible()
  fetched.mockRestore()
})

it('checks a team token for visitors', async () => {
  serveFrom({})
  const { screen } = await show(<About />, '/about')
  await screen.getByRole('button', { name: 'Check it' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Check a team token' })).toBeVisible()
})
