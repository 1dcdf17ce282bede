// T35: API tokens.
import { describe, expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { createServices } from '#modules/services.ts'
import { findTokenCaller } from '#modules/token/bearer.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { httpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { app, as, aUser, db, clock, visitor } = testing
const { aGame } = gameBuilders(testing)
const DAY_MS = 24 * 3_600_000

const keeper = await aUser({ role: 'Admin' })
const admin = await as(keeper)
async function aToken(body: object = { name: 'Wall display' }) {
  const response = await admin.post('/api/tokens', body)
  expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  const token = String(response.body.token)
  const info: { readonly id: string; readonly expiresAt: number | null } = response.body.info
  return { token, info, client: httpClient(app, { authorization: `Bearer ${token}` }) }
}
const game = await aGame()
const READ = `/api/game/${game.id}/events`

describe('an API token', () => {
  it('is shown once, kept as a hash and listed without its text', async () => {
    const { token, info } = await aToken({ name: ' Wall display ', expiresIn: 30 })
    expect(info).toMatchObject({
      name: 'Wall display',
      creatorId: keeper.id,
      creator: keeper.userName,
      createdAt: clock.now(),
      expiresAt: clock.now() + 30 * DAY_MS,
      lastUsedAt: null,
      isRevoked: false,
    })
    const [head = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      jti: info.id,
      iat: Math.floor(clock.now() / 1000),
      exp: Math.ceil((clock.now() + 30 * DAY_MS) / 1000),
    })
    expect(Buffer.from(signature, 'base64url')).toHaveLength(64)
    const listed = await admin.get('/api/tokens')
    expect(listed.text).not.toContain(signature)
    const rows = await db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(signature)
    expect(listed.body.map(({ id }: { id: string }) => id)).toContain(info.id)
  })

  it.each([
    [{ name: '' }, 400],
    [{ name: 'x'.repeat(129) }, 400],
    [{}, 400],
    [{ name: 'a', expiresIn: -1 }, 400],
    [{ name: 'a', expiresIn: 4_294_967_295 }, 200],
    [{ name: 'a', expiresIn: 0 }, 200],
    [{ name: 'a', expiresIn: null }, 200],
  ])('made of %o: %i', async (body, status) =>
    expect((await admin.post('/api/tokens', body)).status).toBe(status),
  )

  it('is made, seen and ended by administrators only', async () => {
    const { info } = await aToken()
    for (const role of ['User', 'Monitor'] as const) {
      const user = await as(await aUser({ role }))
      expect((await user.get('/api/tokens')).status).toBe(403)
      expect((await user.post('/api/tokens', { name: 'a' })).status).toBe(403)
      expect((await user.delete(`/api/tokens/${info.id}`)).status).toBe(403)
      expect((await user.post(`/api/tokens/${info.id}/restore`)).status).toBe(403)
    }
    expect((await visitor.get('/api/tokens')).status).toBe(401)
  })
})

describe('the scope monitor', () => {
  it('reads what monitors see, and the use is written down', async () => {
    const { client, info } = await aToken()
    clock.advance(5000)
    expect(await client.get(READ)).toMatchObject({ status: 200, body: [] })
    const { body } = await admin.get('/api/tokens')
    expect(body.find(({ id }: { id: string }) => id === info.id).lastUsedAt).toBe(clock.now())
  })

  it('opens nothing else: every operation that is not a reading one of monitors', async () => {
    const { client } = await aToken()
    const uuid = '00000000-0000-4000-8000-000000000000'
    for (const { id, method, path, role, parameters } of loadContract().operations) {
      if (role === 'Anonymous' || (role === 'Monitor' && method === 'GET')) continue
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const schema = parameters.find((parameter) => parameter.name === name)?.schema
        return schema?.type === 'integer' ? String(game.id) : uuid
      })
      const answer = await client.send({ method, url, payload: method === 'GET' ? undefined : {} })
      expect([id, answer.status]).toEqual([id, 403])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('does not make its caller known where nobody has to be', async () => {
    const { client } = await aToken()
    expect((await client.get('/api/config')).status).toBe(200)
    expect((await client.post('/api/account/login', { userName: 'x', password: 'y' })).status).toBe(
      401,
    )
  })
})

describe('a token works no more', () => {
  it('from the moment it is revoked until it is restored', async () => {
    const { client, info } = await aToken()
    expect((await client.get(READ)).status).toBe(200)
    expect((await admin.delete(`/api/tokens/${info.id}`)).status).toBe(200)
    expect(await client.get(READ)).toMatchObject({
      status: 401,
      body: { title: 'The API token is not valid: it may be revoked or expired.' },
    })
    expect((await admin.delete(`/api/tokens/${info.id}`)).status).toBe(200)
    expect((await admin.post(`/api/tokens/${info.id}/restore`)).status).toBe(200)
    expect((await client.get(READ)).status).toBe(200)
  })

  it('once it is deleted, for good', async () => {
    const { client, info } = await aToken()
    expect((await admin.delete(`/api/tokens/${info.id}?delete=true`)).status).toBe(200)
    expect((await client.get(READ)).status).toBe(401)
    for (const answer of [
      await admin.post(`/api/tokens/${info.id}/restore`),
      await admin.delete(`/api/tokens/${info.id}`),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
    }
  })

  it('when its time is over', async () => {
    const { client } = await aToken({ name: 'short', expiresIn: 1 })
    clock.advance(DAY_MS - 1)
    expect((await client.get(READ)).status).toBe(200)
    clock.advance(1)
    expect((await client.get(READ)).status).toBe(401)
  })

  it.each(['Monitor', 'User', 'Banned'] as const)('when its maker becomes %s', async (role) => {
    const maker = await aUser({ role: 'Admin' })
    const { body } = await (await as(maker)).post('/api/tokens', { name: 'theirs' })
    const client = httpClient(app, { authorization: `Bearer ${body.token}` })
    expect((await client.get(READ)).status).toBe(200)
    await db.updateTable('users').set({ role }).where('id', '=', maker.id).execute()
    expect((await client.get(READ)).status).toBe(401)
  })

  it('when anything of it is changed', async () => {
    const { token } = await aToken()
    const [head = '', signature = ''] = token.split('.')
    const payload = JSON.parse(Buffer.from(head, 'base64url').toString())
    const longer = Buffer.from(JSON.stringify({ ...payload, exp: 9_999_999_999 })).toString(
      'base64url',
    )
    for (const forged of [
      `${longer}.${signature}`,
      `${head}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      head,
      `${token}.x`,
      '',
      'x'.repeat(10_000),
    ]) {
      const client = httpClient(app, { authorization: `Bearer ${forged}` })
      expect((await client.get(READ)).status).toBe(401)
    }
  })

  it('is known to every process of the platform, by the keys in the database', async () => {
    const { token } = await aToken()
    const second = createServices(testing.services)
    expect(await findTokenCaller(second, token)).toMatchObject({ scopes: null })
    expect(await findTokenCaller(second, `${token.slice(0, -1)}_`)).toBeUndefined()
  })

  it('is not taken from the address', async () => {
    const { token } = await aToken()
    for (const name of ['access_token', 'token', 'bearer']) {
      expect((await visitor.get(`${READ}?${name}=${token}`)).status).toBe(401)
    }
  })
})
