import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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

it('says that nobody can leave once the team is accepted, and that others may still join', async () => {
  serveFrom(ready)
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect.element(screen.getByText(/As soon as null & void is accepted/)).toBeVisible()
  await expect.element(screen.getByText(/nobody can leave or be removed/)).toBeVisible()
  await expect.element(screen.getByText(/New members can still join/)).toBeVisible()
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

it('makes a team in place when there is none, and continues with it', async () => {
  const asked = serveFrom({
    ...ready,
    'GET /api/team': [{ body: [] }, { body: [team] }],
    'POST /api/team': { body: team },
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect.element(screen.getByText('You need a team first')).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await name.fill('null & void')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Join as null & void' })).toBeVisible()
  expect(asked.find(({ what }) => what === 'POST /api/team')?.body).toMatchObject({
    name: 'null & void',
  })
})

it('joins a team by its code in place, with another team at hand, and continues with it', async () => {
  const crew = { ...team, id: 12, name: 'Crew', members: [] }
  const asked = serveFrom({
    ...ready,
    'GET /api/team': [{ body: [team] }, { body: [team, crew] }],
    'GET /api/team/12': { body: crew },
    'POST /api/team/accept': {},
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await screen.getByRole('button', { name: 'Use another team' }).click()
  await screen.getByRole('radio', { name: 'Join with a code' }).click()
  const code = `Crew:12:${'ab'.repeat(16)}`
  await screen.getByRole('textbox', { name: 'Invitation code or link' }).fill(code)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Join as Crew' })).toBeVisible()
  expect(asked.find(({ what }) => what === 'POST /api/team/accept')?.body).toBe(code)
})

it('says to who follows a team into its division why the code is asked for again', async () => {
  serveFrom({
    ...ready,
    'GET /api/game/1/check': {
      body: { joinedTeams: [{ id: 11, division: 1 }], joinableDivisions: [1, 2] },
    },
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect
    .element(screen.getByLabelText('Invitation code'))
    .toHaveAccessibleDescription('Each member enters it when joining. Your teammates have it.')
})
