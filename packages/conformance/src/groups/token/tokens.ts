import { scenariosOf, type World } from '#world/world.ts'

const dayMs = 24 * 3_600_000

async function newToken(world: World, name: string, expiresIn: number | null) {
  const made = await world.admin.ok('createToken', { body: { name, expiresIn } })
  const path = { id: made.info.id }
  const query = { delete: true }
  world.cleanup.later(`token ${name}`, () => world.admin.send('revokeToken', { path, query }))
  return { ...made, path }
}

export const tokenScenarios = scenariosOf('token', {
  'tokens from making to deleting': async (world) => {
    const { admin, findings } = world
    const forever = await newToken(world, `${world.prefix} forever`, 0)
    findings.same('createToken', 'expiry of 0 days', forever.info.expiresAt, null)
    const { token, info, path } = await newToken(world, `${world.prefix} thirty`, 30)
    findings.same('createToken', 'name', info.name, `${world.prefix} thirty`)
    findings.same('createToken', 'creator', info.creatorId, admin.userId)
    findings.same(
      'createToken',
      'days until expiry',
      (info.expiresAt ?? 0) - info.createdAt,
      30 * dayMs,
    )
    checkText(world, token, info.id)

    const read = async () => (await admin.ok('listTokens')).find(({ id }) => id === info.id)
    findings.same('listTokens', 'the new token', (await read())?.isRevoked, false)
    await admin.ok('restoreToken', { path })
    await admin.ok('revokeToken', { path })
    await admin.ok('revokeToken', { path })
    findings.same('revokeToken', 'isRevoked', (await read())?.isRevoked, true)
    await admin.ok('restoreToken', { path })
    findings.same('restoreToken', 'isRevoked', (await read())?.isRevoked, false)
    await admin.ok('revokeToken', { path, query: { delete: true } })
    findings.same('revokeToken', 'the deleted record', await read(), undefined)
    await admin.refused('restoreToken', 'deleted', 404, { path })

    const all = await admin.ok('listTokens')
    const times = all.map(({ createdAt }) => createdAt)
    findings.same(
      'listTokens',
      'oldest first',
      times,
      times.toSorted((a, b) => a - b),
    )
  },
})

function payloadOf(head: string): Payload | undefined {
  try {
    const payload: Payload = JSON.parse(Buffer.from(head, 'base64url').toString())
    return payload
  } catch {
    return undefined
  }
}

type Payload = { jti?: string; iat?: number; exp?: number }

/** Two parts: a payload and an Ed25519 signature, in base64url. */
function checkText({ findings }: World, token: string, id: string): void {
  const [head = '', signature = '', ...more] = token.split('.')
  const isTwoParts = more.length === 0 && Buffer.from(signature, 'base64url').length === 64
  findings.check('createToken', isTwoParts, 'the token is not payload.signature')
  const payload = payloadOf(head)
  if (!payload) return
  findings.same('createToken', 'jti of the payload', payload.jti, id)
  const hasTimes = typeof payload.iat === 'number' && typeof payload.exp === 'number'
  findings.check('createToken', hasTimes, 'the payload lacks iat or exp')
}
