import { playQueries } from '@halyard/query'
import { expect, it } from 'vitest'
import { Palette } from '#features/palette/palette.tsx'
import { now } from '#shared/clock/clock.ts'
import { aChallenge } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

it('acts on the challenge that is open', async () => {
  const context = {
    url: '/assets/abc/crane.zip',
    fileSize: 2048,
    instanceEntry: '10.0.0.7:4444',
    closeTime: now() + 60_000,
  }
  const address = '/api/game/1/challenges/7'
  const asked = serveFrom({
    'GET /api/config': { body: { renewalWindow: 10 } },
    'GET /api/game/recent': { body: [] },
    [`GET ${address}`]: { body: aChallenge({ id: 7, title: 'Crane', context }) },
    'POST /api/game/1/container/7/extend': { body: {} },
  })
  const { screen, queryClient } = await show(
    <Palette open onOpenChange={() => {}} onShowKeys={() => {}} />,
    '/games/1/challenges?c=7',
  )
  expect(asked.map(({ what }) => what)).not.toContain(`GET ${address}`)
  await queryClient.query(playQueries.challenge(1, 7))
  const group = screen.getByRole('group', { name: /Crane/ })
  await expect.element(group.getByRole('option', { name: /^Download attachment/ })).toBeVisible()
  await expect.element(group.getByRole('option', { name: /^Copy instance address/ })).toBeVisible()
  await group.getByRole('option', { name: /^Extend instance/ }).click()
  await expect
    .poll(() => asked.map(({ what }) => what))
    .toContain('POST /api/game/1/container/7/extend')
})
