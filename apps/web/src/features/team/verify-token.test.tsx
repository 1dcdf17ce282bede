import { expect, it } from 'vitest'
import { VerifyToken } from '#features/team/verify-token.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

// The vector of the contract: seed bytes 00..1f, team 7.
const publicKey = 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg='
const teamToken =
  '7:2YIvxcJ1h45QexgG1u/MIOokgaXnH3GJB5yMcVo0gsT0OX5sKtQQjllTZDkpZFueXIjZ1C+mAeOpOBfGjqByAg=='

async function filled(status: number) {
  const asked = serveFrom({ 'POST /api/team/verify': { status, body: { title: 'No.', status } } })
  const { screen } = await show(<VerifyToken onClose={() => {}} />)
  await screen.getByLabelText('Team token').fill(` ${teamToken}\n`)
  await screen.getByLabelText('Public key of the game').fill(publicKey)
  await screen.getByRole('button', { name: 'Check token' }).click()
  return { screen, asked }
}

it('says whose token it is', async () => {
  const { screen, asked } = await filled(200)
  await expect.element(screen.getByText(/team with the number 7/)).toBeVisible()
  expect(asked.at(0)?.body).toEqual({ teamToken, publicKey })
})

it('says that a token does not fit', async () => {
  const { screen } = await filled(401)
  await expect.element(screen.getByText(/does not match this key/)).toBeVisible()
})

it('asks the server nothing about what cannot be a token', async () => {
  const asked = serveFrom({})
  const { screen } = await show(<VerifyToken onClose={() => {}} />)
  await screen.getByLabelText('Team token').fill('7:abc')
  await screen.getByRole('button', { name: 'Check token' }).click()
  await expect
    .element(screen.getByLabelText('Team token'))
    .toHaveAccessibleDescription(/This is not a team token/)
  expect(asked).toEqual([])
})
