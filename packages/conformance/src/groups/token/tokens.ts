import { scenariosOf, type Stage } from '#world/stage.ts'

const dayMs = 24 * 3_600_000

async function newToken(stage: Stage, name: string, expiresIn: number | null) {
  const made = await stage.admin.ok('createToken', { body: { name, expiresIn } })
  const path = { id: made.info.id }
  const query = { delete: true }
  stage.cleanup.later(`token ${name}`, () => stage.admin.send('revokeToken', { path, query }))
  return { ...made, path }
}

export const tokenScenarios = scenariosOf('token', {
  'tokens from making to deleting': async (stage) => {
    const { admin, book } = stage
    const forever = await newToken(stage, `${stage.prefix} forever`, 0)
    book.same('createToken', 'expiry of 0 days', forever.info.expiresAt, null)
    const { token, info, path } = await newToken(stage, `${stage.prefix} thirty`, 30)
    book.same('createToken', 'name', info.name, `${stage.prefix} thirty`)
    book.same('createToken', 'creator', info.creatorId, admin.userId)
    book.same(
      'createToken',
      'days until expiry',
      (info.expiresAt ?? 0) - info.createdAt,
      30 * dayMs,
    )
    checkText(stage, token, info.id)

    const read = async () => (await admin.ok('listTokens')).find(({ id }) => id === info.id)
    book.same('listTokens', 'the new token', (await read())?.isRevoked, false)
    await admin.ok('restoreToken', { path })
    await admin.ok('revokeToken', { path })
    await admin.ok('revokeToken', { path })
    book.same('revokeToken', 'isRevoked', (await read())?.isRevoked, true)
    await admin.ok('restoreToken', { path })
    book.same('restoreToken', 'isRevoked', (await read())?.isRevoked, false)
    await admin.ok('revokeToken', { path, query: { delete: true } })
    book.same('revokeToken', 'the deleted record', await read(), undefined)
    await admin.refused('restoreToken', 'deleted', 404, { path })

    const all = await admin.ok('listTokens')
    const times = all.map(({ createdAt }) => createdAt)
    book.same(
      'listTokens',
      'oldest first',
      times,
      times.toSorted((a, b) => a - b),
    )
  },
})

type Payload = { jti?: string; iat?: number; exp?: number }

/** Two parts: a payload and an Ed25519 signature, in base64url. */
function checkText({ book }: Stage, token: string, id: string): void {
  const [head = '', signature = '', ...more] = token.split('.')
  const isTwoParts = more.length === 0 && Buffer.from(signature, 'base64url').length === 64
  book.check('createToken', isTwoParts, 'the token is not payload.signature')
  const payload: Payload = JSON.parse(Buffer.from(head, 'base64url').toString() || '{}')
  book.same('createToken', 'jti of the payload', payload.jti, id)
  const hasTimes = typeof payload.iat === 'number' && typeof payload.exp === 'number'
  book.check('createToken', hasTimes, 'the payload lacks iat or exp')
}
