import { expect, it } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { PresenceCard } from '#features/organise/presence/presence-card.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const read = 'GET /api/edit/games/1/presence'
const write = 'PUT /api/edit/games/1/presence'
const on = { isShared: true, etag: '"1"' }
const off = { isShared: false, etag: '"2"' }

async function open(answers: Answers, extensions = ['presence']) {
  const asked = serveFrom({
    'GET /api/config': { body: { apiPublicKey: null, extensions } },
    'GET /api/account/profile': { body: { userId: 'u', role: 'Admin', userName: 'ada' } },
    [read]: { body: on },
    ...answers,
  })
  const { screen } = await show(<PresenceCard game={anEditGame()} />)
  const toggle = screen.getByRole('switch', { name: 'Teams share notes and who works on what' })
  return { asked, screen, toggle }
}

it('turns it off, to the state that was read', async () => {
  const { asked, toggle } = await open({ [write]: { body: off } })
  await expect.element(toggle).toBeChecked()
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  const { body, ifMatch } = asked.find(({ what }) => what === write) ?? {}
  expect([body, ifMatch]).toEqual([{ isShared: false }, '"1"'])
})

it('shows what somebody else has saved instead, and says so', async () => {
  const { screen, toggle } = await open({
    [read]: [{ body: on }, { body: off }],
    [write]: { status: 412, body: { title: 'Changed by someone else' } },
  })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  await expect.element(screen.getByText('Changed by someone else')).toBeVisible()
})

it('is not there on a server without it', async () => {
  const { asked, toggle } = await open({}, [])
  await expect.poll(() => asked.some(({ what }) => what === 'GET /api/account/profile')).toBe(true)
  expect(toggle.query()).toBeNull()
  expect(asked.map(({ what }) => what)).not.toContain(read)
})
