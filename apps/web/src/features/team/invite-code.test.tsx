import { teamQueries } from '@halyard/query'
import { expect, it } from 'vitest'
import { InviteCode } from '#features/team/invite-code.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const team = { id: 11, name: 'null & void', bio: null, avatar: null, locked: false, members: [] }
const code = 'null & void:11:c41f0a6e2b7d4f9e8a35c41f0a6e2b7d'

it('shows a QR code on request, and a new code at once', async () => {
  serveFrom({ 'GET /api/team/11/invite': { body: code } })
  const { screen, queryClient } = await show(<InviteCode team={team} />)
  const button = screen.getByRole('button', { name: 'QR code' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  const picture = screen.getByRole('img', { name: 'QR code of the invitation link' })
  await expect.element(picture).toBeVisible()
  const drawn = () => picture.element().querySelector('path')?.getAttribute('d')
  const first = drawn()
  const { queryKey } = teamQueries.inviteCode(11)
  queryClient.setQueryData(queryKey, code.replace('c41f', 'd52f'))
  await expect.poll(drawn).not.toBe(first)
  await button.click()
  await expect.element(picture).not.toBeInTheDocument()
})
