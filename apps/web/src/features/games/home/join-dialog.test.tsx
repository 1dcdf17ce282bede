import { expect, it, vi } from 'vitest'
import { JoinDialog } from '#features/games/home/join-dialog.tsx'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const team = {
  id: 11,
  name: 'null & void',
  bio: null,
  avatar: null,
  locked: false,
  members: [{ id: 'u', userName: 'iris', bio: null, avatar: null, captain: true }],
}
const open = { id: 1, name: 'Open', inviteCodeRequired: true }
const student = { id: 2, name: 'Student', inviteCodeRequired: false }
const game = aGame({ divisions: [open, student] })
const ready: Answers = {
  'GET /api/account/profile': { body: { userId: 'u', role: 'User', userName: 'iris' } },
  'GET /api/team': { body: [team] },
  'GET /api/game/1/check': { body: { joinedTeams: [], joinableDivisions: [1, 2] } },
}
const ignore = () => {}

it('names the team on its button and asks for the code of the division', async () => {
  serveFrom(ready)
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect.element(screen.getByRole('button', { name: 'Join as null & void' })).toBeVisible()
  await expect.element(screen.getByLabelText('Invitation code')).toBeVisible()
  await screen.getByRole('radio', { name: 'Student' }).click()
  await expect.element(screen.getByLabelText('Invitation code')).not.toBeInTheDocument()
})

it('warns that who is late is locked out as soon as the team is accepted', async () => {
  serveFrom(ready)
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect.element(screen.getByText(/Is everybody in null & void\?/)).toBeVisible()
  await expect.element(screen.getByText(/nobody can join, leave or be removed/)).toBeVisible()
})

it('does not ask the server without the code, and says what is missing', async () => {
  const asked = serveFrom(ready)
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await screen.getByRole('button', { name: /Join as/ }).click()
  await expect.element(screen.getByText('This game asks for a code.')).toBeVisible()
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
})

it('keeps what was typed when the server refuses, and closes when it agrees', async () => {
  const title = 'The invitation code is wrong.'
  const asked = serveFrom({
    ...ready,
    'POST /api/game/1': [{ status: 400, body: { title, status: 400 } }, { body: undefined }],
  })
  const handleClose = vi.fn<() => void>()
  const { screen } = await show(<JoinDialog game={game} onClose={handleClose} />)
  const code = screen.getByLabelText('Invitation code')
  await code.fill('NULL-7F3K')
  await screen.getByRole('button', { name: /Join as/ }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  await expect.element(code).toHaveValue('NULL-7F3K')
  expect(handleClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: /Join as/ }).click()
  await vi.waitFor(() => expect(handleClose).toHaveBeenCalled())
  expect(asked.find(({ what }) => what === 'POST /api/game/1')?.body).toEqual({
    teamId: 11,
    divisionId: 1,
    inviteCode: 'NULL-7F3K',
  })
})

it('leads to the teams when there is none', async () => {
  serveFrom({ ...ready, 'GET /api/team': { body: [] } })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect.element(screen.getByText('You need a team first')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Create team' }))
    .toHaveAttribute('href', '/teams')
})
