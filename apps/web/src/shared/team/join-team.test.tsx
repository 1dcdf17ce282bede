import { expect, it, vi } from 'vitest'
import { JoinTeam } from '#shared/team/join-team.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const code = 'null & void:11:c41f0a6e2b7d4f9e8a35c41f0a6e2b7d'
const ignore = () => {}

it('takes the code out of a pasted link', async () => {
  const asked = serveFrom({ 'POST /api/team/accept': {} })
  const handleJoined = vi.fn<(teamId: number) => void>()
  const { screen } = await show(<JoinTeam code="" onClose={ignore} onJoined={handleJoined} />)
  const field = screen.getByLabelText('Invitation code or link')
  await expect.element(field).toHaveFocus()
  await field.fill(`https://ctf.example/teams?join=${encodeURIComponent(code)}`)
  await screen.getByRole('button', { name: 'Join team' }).click()
  await vi.waitFor(() => expect(handleJoined).toHaveBeenCalledWith(11))
  expect(asked).toContainEqual({ what: 'POST /api/team/accept', body: code })
})

it('keeps the code and says why when the server refuses', async () => {
  const title = 'You are already a member of this team.'
  serveFrom({ 'POST /api/team/accept': { status: 400, body: { title, status: 400 } } })
  const { screen } = await show(<JoinTeam code={code} onClose={ignore} onJoined={ignore} />)
  await screen.getByRole('button', { name: 'Join team' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  await expect.element(screen.getByLabelText('Invitation code or link')).toHaveValue(code)
})

it('does not ask the server about what is no code', async () => {
  const asked = serveFrom({})
  const { screen } = await show(<JoinTeam code="hello" onClose={ignore} onJoined={ignore} />)
  await screen.getByRole('button', { name: 'Join team' }).click()
  await expect
    .element(screen.getByLabelText('Invitation code or link'))
    .toHaveAccessibleDescription(/This is not an invitation code/)
  expect(asked).toEqual([])
})

it('shows whose code it is, and joins a team that plays without a warning', async () => {
  const team = { id: 11, name: 'Null & Void', bio: null, avatar: null, locked: true, members: [] }
  serveFrom({ 'GET /api/team/11': { body: team }, 'POST /api/team/accept': {} })
  const handleJoined = vi.fn<(teamId: number) => void>()
  const { screen } = await show(<JoinTeam code={code} onClose={ignore} onJoined={handleJoined} />)
  await expect.element(screen.getByText('Null & Void')).toBeVisible()
  await expect.element(screen.getByText(/locked/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Join team' }).click()
  await vi.waitFor(() => expect(handleJoined).toHaveBeenCalledWith(11))
})
