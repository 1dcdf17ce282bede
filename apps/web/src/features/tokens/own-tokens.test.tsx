import { describe, expect, it } from 'vitest'
import { OwnTokens } from '#features/tokens/own-tokens.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const token = {
  id: '7a1c9c1e-3b52-4d0a-8a57-3f6a1e0c5d11',
  name: 'Pipeline',
  creatorId: '0b8ef1ff-1f1c-4b1d-9a52-0d2d4a5c6e7f',
  creator: 'mio',
  createdAt: Date.now(),
  expiresAt: null,
  lastUsedAt: Date.now(),
  lastUsedIp: '192.0.2.7',
  isRevoked: false,
  scopes: ['Play', 'Organize'],
  gameId: 12,
}

async function open(answers = {}) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions: ['tokenScopes'] }) },
    'GET /api/account/tokens': [{ body: [token] }, { body: [] }],
    ...answers,
  })
  const shown = (
    <>
      <OwnTokens />
      <QuestionHost />
    </>
  )
  return { asked, ...(await show(shown, '/account/profile')) }
}

describe('the own tokens', () => {
  it('say what they may do, for which game, and from where they were used', async () => {
    const { screen } = await open()
    const list = screen.getByRole('list', { name: 'API tokens' })
    await expect.element(list.getByText('Play and Organize, only in game 12')).toBeVisible()
    await expect.element(list.getByText('192.0.2.7')).toBeVisible()
  })

  it('are revoked after a question, for good', async () => {
    const { asked, screen } = await open({ [`DELETE /api/account/tokens/${token.id}`]: {} })
    await screen.getByRole('button', { name: 'Revoke Pipeline' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click()
    await expect.element(screen.getByText('Pipeline')).not.toBeInTheDocument()
    expect(asked.map(({ what }) => what)).toContain(`DELETE /api/account/tokens/${token.id}`)
  })

  it('need a scope, and offer a player none of staff', async () => {
    const { asked, screen } = await open({
      'POST /api/account/tokens': { body: { token: 'text.of-it', info: token } },
    })
    await screen.getByRole('button', { name: 'Create token' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByLabelText('Play')).toBeVisible()
    await expect.element(dialog.getByLabelText('Administer')).not.toBeInTheDocument()
    await dialog.getByLabelText('Name').fill('Script')
    await dialog.getByLabelText('Read').click()
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect.element(dialog.getByText('Choose what the token may do.')).toBeVisible()
    await dialog.getByLabelText('Play').click()
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect.element(screen.getByLabelText('Token', { exact: true })).toHaveValue('text.of-it')
    const sent = asked.find(({ what }) => what === 'POST /api/account/tokens')
    expect(sent?.body).toEqual({ name: 'Script', expiresIn: 90, scopes: ['Play'], gameId: null })
  })
})
