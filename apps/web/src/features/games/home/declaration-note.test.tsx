import { expect, it, vi } from 'vitest'
import { SideCard } from '#features/games/home/side-card.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const profile = { userId: 'u', role: 'User', userName: 'iris' }
const text = 'We play without language models.'
const check = (isAccepted: boolean) => ({
  body: {
    joinedTeams: [{ id: 11, division: 2 }],
    joinableDivisions: [2],
    declarations: [{ divisionId: 2, text, hash: 'declaration-A', isAccepted }],
  },
})
const game = aGame({
  start: now() - hour,
  end: now() + hour,
  status: 'Accepted',
  division: 2,
})
const answers = (extensions: readonly string[]) => ({
  'GET /api/account/profile': { body: profile },
  'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
})

it('asks a player for a declaration that is missing, and is gone once it is accepted', async () => {
  const asked = serveFrom({
    ...answers(['tracks']),
    'GET /api/game/1/check': [check(false), check(true)],
    'POST /api/game/1/declaration': {},
  })
  const { screen } = await show(<SideCard game={game} />)
  await screen.getByRole('button', { name: 'Read the declaration' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Declaration of your division' })
  await expect.element(dialog.getByText(text)).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept declaration' }).click()
  await expect.element(dialog.getByText('Tick that you accept it.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /I have read/ }).click()
  await dialog.getByRole('button', { name: 'Accept declaration' }).click()
  await vi.waitFor(() =>
    expect(asked.find(({ what }) => what === 'POST /api/game/1/declaration')?.body).toEqual({
      acceptedDeclaration: 'declaration-A',
    }),
  )
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('Your division asks for a declaration'))
    .not.toBeInTheDocument()
})

it('asks nothing on servers that have no declarations', async () => {
  const asked = serveFrom({ ...answers([]), 'GET /api/game/1/check': check(false) })
  const { screen } = await show(<SideCard game={game} />)
  await expect.element(screen.getByRole('link', { name: 'Open challenges' })).toBeVisible()
  expect(asked.some(({ what }) => what === 'GET /api/game/1/check')).toBe(false)
})
