import type { Team } from '@halyard/api'
import { expect, it, vi } from 'vitest'
import { AcceptInvite } from '#features/team/accept-invite.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const code = 'Duo:11:c41f0a6e2b7d4f9e8a35c41f0a6e2b7d'
const ana = { id: 'a', userName: 'Ana', bio: null, avatar: null, captain: true }
const team: Team = { id: 11, name: 'Duo', bio: null, avatar: null, locked: false, members: [ana] }
const read = 'GET /api/team/11'
const ignore = () => {}

it('says who invites to which team, and joins with one press', async () => {
  const asked = serveFrom({ [read]: { body: team }, 'POST /api/team/accept': {} })
  const handleJoined = vi.fn<(teamId: number) => void>()
  const { screen } = await show(
    <AcceptInvite code={code} onClose={ignore} onJoined={handleJoined} />,
  )
  await expect
    .element(screen.getByRole('heading', { name: 'Ana invites you to Duo' }))
    .toBeVisible()
  expect(screen.getByRole('textbox').query()).toBeNull()
  expect(screen.getByText(/Ask the captain/).query()).toBeNull()
  await screen.getByRole('button', { name: 'Join team' }).click()
  await vi.waitFor(() => expect(handleJoined).toHaveBeenCalledWith(11))
  expect(asked).toContainEqual({ what: 'POST /api/team/accept', body: code })
})

it('invites to a team that plays without a warning, and says what the server answers', async () => {
  const title = 'The invitation code is not valid.'
  serveFrom({
    [read]: { body: { ...team, locked: true } },
    'POST /api/team/accept': { status: 400, body: { title, status: 400 } },
  })
  const { screen } = await show(<AcceptInvite code={code} onClose={ignore} onJoined={ignore} />)
  await expect.element(screen.getByText('1 member')).toBeVisible()
  await expect.element(screen.getByText(/locked/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Join team' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
})

it('leads a member to the team', async () => {
  serveFrom({
    [read]: { body: team },
    'GET /api/account/profile': { body: { userId: 'a', userName: 'Ana', role: 'User' } },
  })
  const handleJoined = vi.fn<(teamId: number) => void>()
  const { screen } = await show(
    <AcceptInvite code={code} onClose={ignore} onJoined={handleJoined} />,
  )
  await screen.getByRole('button', { name: 'Go to your team' }).click()
  expect(handleJoined).toHaveBeenCalledWith(11)
})

it.each([
  ['is no code', 'hello'],
  ['leads to no team', code],
])('gives the form where the link %s', async (_what, given) => {
  serveFrom({})
  const { screen } = await show(<AcceptInvite code={given} onClose={ignore} onJoined={ignore} />)
  await expect.element(screen.getByLabelText('Invitation code or link')).toHaveValue(given)
})
