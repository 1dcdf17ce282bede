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

const declaration = {
  divisionId: 2,
  text: 'We play **without** language models.',
  hash: 'declaration-A',
  isAccepted: false,
}
const declared = (hash: string, text = declaration.text) => ({
  body: {
    joinedTeams: [],
    joinableDivisions: [1, 2],
    declarations: [{ ...declaration, hash, text }],
  },
})

it('shows the declaration of the chosen division, and asks to accept it before it joins', async () => {
  const asked = serveFrom({
    ...ready,
    'GET /api/game/1/check': declared('declaration-A'),
    'POST /api/game/1': {},
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  const region = screen.getByRole('region', { name: 'Declaration of the division' })
  await expect.element(screen.getByLabelText('Invitation code')).toBeVisible()
  await expect.element(region).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Student' }).click()
  await expect.element(region).toHaveTextContent('We play without language models.')
  await screen.getByRole('button', { name: /Join as/ }).click()
  await expect
    .element(screen.getByText('Accept the declaration to join this division.'))
    .toBeVisible()
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
  const tick = screen.getByRole('checkbox', { name: /I have read this declaration/ })
  tick.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(tick).toBeChecked()
  await screen.getByRole('button', { name: /Join as/ }).click()
  await vi.waitFor(() =>
    expect(asked.find(({ what }) => what === 'POST /api/game/1')?.body).toEqual({
      teamId: 11,
      divisionId: 2,
      inviteCode: null,
      acceptedDeclaration: 'declaration-A',
    }),
  )
})

it('shows a text that changed in between, and takes the tick away', async () => {
  const title = 'The declaration of this division has changed.'
  serveFrom({
    ...ready,
    'GET /api/game/1/check': [
      declared('declaration-A'),
      declared('declaration-B', 'We play with nothing.'),
    ],
    'POST /api/game/1': { status: 400, body: { title, status: 400 } },
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await screen.getByRole('radio', { name: 'Student' }).click()
  const tick = screen.getByRole('checkbox', { name: /I have read this declaration/ })
  await tick.click()
  await screen.getByRole('button', { name: /Join as/ }).click()
  await expect.element(screen.getByText('We play with nothing.')).toBeVisible()
  await expect.element(tick).not.toBeChecked()
})

const soloTeam = { ...team, id: 13, name: 'iris' }
const plain = aGame({ divisions: [], inviteCodeRequired: false })
const alone: Answers = {
  ...ready,
  'GET /api/team': [{ body: [] }, { body: [soloTeam] }],
  'GET /api/game/1/check': { body: { joinedTeams: [], joinableDivisions: [] } },
  'POST /api/team': { body: soloTeam },
}

it('plays alone in one step where nothing else is asked', async () => {
  const asked = serveFrom({ ...alone, 'POST /api/game/1': { body: undefined } })
  const handleClose = vi.fn<() => void>()
  const { screen } = await show(<JoinDialog game={plain} onClose={handleClose} />)
  await screen.getByRole('button', { name: 'Play alone as iris' }).click()
  await vi.waitFor(() => expect(handleClose).toHaveBeenCalled())
  expect(asked.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body)).toEqual([
    { name: 'iris', bio: '' },
    { teamId: 13, divisionId: null, inviteCode: null },
  ])
})

it('asks for the code after the team of one is made, and never makes a second one', async () => {
  const asked = serveFrom({
    ...alone,
    'GET /api/game/1/check': { body: { joinedTeams: [], joinableDivisions: [1, 2] } },
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await screen.getByRole('button', { name: 'Play alone as iris' }).click()
  await expect.element(screen.getByRole('button', { name: 'Join as iris' })).toBeVisible()
  expect(asked.some(({ what }) => what === 'POST /api/game/1')).toBe(false)
  await screen.getByRole('button', { name: 'Use another team' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Create team' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Play alone/ })).not.toBeInTheDocument()
})

it('shows why joining failed after the team of one was made, with that team chosen', async () => {
  const title = 'The game is over.'
  serveFrom({ ...alone, 'POST /api/game/1': { status: 400, body: { title, status: 400 } } })
  const { screen } = await show(<JoinDialog game={plain} onClose={ignore} />)
  await screen.getByRole('button', { name: 'Play alone as iris' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  await expect.element(screen.getByRole('button', { name: 'Join as iris' })).toBeVisible()
})
