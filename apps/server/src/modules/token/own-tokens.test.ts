// The tokens that people make for themselves.
import { describe, expect, it } from 'vitest'
import type { Role, TokenScope } from '#db/tables/accounts.ts'
import { ms } from '#db/database.ts'
import { checkAccess } from '#modules/hub/subscription.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { httpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { app, as, aUser, aTeam, db, clock, cookieOf } = testing
const { aGame, aChallenge, aPlayer } = gameBuilders(testing)
const path = '/api/account/tokens'
const withToken = (token: string, more = {}) =>
  httpClient(app, { authorization: `Bearer ${token}`, ...more })

async function aPerson(role: Role = 'User') {
  const user = await aUser({ role })
  return { user, client: await as(user) }
}
async function aToken(client: Awaited<ReturnType<typeof as>>, scopes: TokenScope[], more = {}) {
  const { body } = await client.post(path, { name: 'script', scopes, ...more })
  return { token: String(body.token), id: String(body.info.id), client: withToken(body.token) }
}

describe('own tokens', () => {
  it('are made, listed without their texts, and revoked for good', async () => {
    const { user, client } = await aPerson()
    const made = await client.post(path, {
      name: ' script ',
      scopes: ['Play', 'Read', 'Play'],
      expiresIn: 7,
    })
    expect(made).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    const mine = {
      name: 'script',
      creatorId: user.id,
      scopes: ['Play', 'Read'],
      gameId: null,
      lastUsedIp: null,
    }
    expect(made.body.info).toMatchObject(mine)
    const listed = await client.get(path)
    expect(listed.body).toEqual([expect.objectContaining(mine)])
    expect(listed.text).not.toContain(made.body.token)
    const script = withToken(made.body.token)
    expect((await script.get('/api/team')).status).toBe(200)
    expect((await client.get(path)).body[0]).toMatchObject({ lastUsedIp: '127.0.0.1' })
    expect((await client.delete(`${path}/${made.body.info.id}`)).status).toBe(200)
    expect((await script.get('/api/team')).status).toBe(401)
    expect((await client.get(path)).body).toEqual([])
  })

  it('of others are neither listed nor revoked', async () => {
    const { client } = await aPerson()
    const { id, client: script } = await aToken(client, ['Read'])
    const stranger = (await aPerson('Monitor')).client
    expect((await stranger.get(path)).body).toEqual([])
    expect((await stranger.delete(`${path}/${id}`)).status).toBe(404)
    expect((await script.get('/api/team')).status).toBe(200)
    const admin = (await aPerson('Admin')).client
    const all = (await admin.get('/api/tokens')).body
    expect(all.find((one: { id: string }) => one.id === id)).toMatchObject({ scopes: ['Read'] })
    expect((await admin.delete(`/api/tokens/${id}`)).status).toBe(200)
    expect((await script.get('/api/team')).status).toBe(401)
  })

  it.each([
    ['User', { scopes: ['Organize'] }, 403],
    ['User', { scopes: ['Read', 'Administer'] }, 403],
    ['Monitor', { scopes: ['Organize'] }, 403],
    ['Admin', { scopes: ['Organize', 'Administer'] }, 200],
    ['User', { scopes: [] }, 400],
    ['User', {}, 400],
    ['User', { scopes: ['Everything'] }, 400],
    ['User', { scopes: ['Read'], gameId: 2_147_483_647 }, 400],
    ['Admin', { scopes: ['Administer'], gameId: 1 }, 400],
  ] as const)('of a %s, made of %o: %i', async (role, body, status) => {
    const { client } = await aPerson(role)
    expect((await client.post(path, { name: 'a', ...body })).status).toBe(status)
  })

  it('are fifty at most', async () => {
    const { client } = await aPerson()
    for (let count = 0; count < 50; count += 1) await aToken(client, ['Read'])
    const [one, other] = await Promise.all([
      client.post(path, { name: 'more', scopes: ['Read'] }),
      client.delete(`${path}/${(await client.get(path)).body[0].id}`),
    ])
    expect([200, 400]).toContain(one.status)
    expect(other.status).toBe(200)
    await client.post(path, { name: 'more', scopes: ['Read'] })
    expect((await client.post(path, { name: 'more', scopes: ['Read'] })).body.title).toBe(
      'You have 50 API tokens already. Revoke those you do not need.',
    )
  })

  it('go with the game that they are limited to', async () => {
    const { client } = await aPerson('Admin')
    const game = await aGame()
    const { client: script } = await aToken(client, ['Organize'], { gameId: game.id })
    expect((await script.get(`/api/edit/games/${game.id}`)).status).toBe(200)
    await client.delete(`/api/edit/games/${game.id}`)
    expect((await script.get(`/api/edit/games/${game.id}`)).status).toBe(401)
    expect((await client.get(path)).body).toEqual([])
  })
})

describe('a token is its maker, cut to its scopes', () => {
  it('plays: a flag counts for the team, until the token is revoked', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client } = await aPlayer(game)
    const { client: script, id } = await aToken(client, ['Play'])
    const address = `/api/game/${game.id}/challenges/${challenge.id}`
    const { status, body } = await script.post(address, { flag: FLAG })
    expect(status).toBe(200)
    expect((await client.get(`${address}/status/${body}`)).body).toBe('Accepted')
    await client.delete(`${path}/${id}`)
    expect((await script.post(address, { flag: FLAG })).status).toBe(401)
  })

  it('an administrator who plays by a token is a player: he deletes no team of others', async () => {
    const { client } = await aPerson('Admin')
    const team = await aTeam()
    const { client: script } = await aToken(client, ['Play', 'Organize'])
    expect((await script.delete(`/api/team/${team.id}`)).status).toBe(403)
    expect((await client.delete(`/api/team/${team.id}`)).status).toBe(200)
  })

  it('sees hidden games by its scopes only', async () => {
    const { client } = await aPerson('Admin')
    const hidden = await aGame({ hidden: true })
    const other = await aGame({ hidden: true })
    const seen = async (scopes: TokenScope[], more = {}) =>
      (await (await aToken(client, scopes, more)).client.get(`/api/game/${hidden.id}`)).status
    expect(await seen(['Play'])).toBe(404)
    expect(await seen(['Read'])).toBe(200)
    expect(await seen(['Read'], { gameId: other.id })).toBe(404)
  })

  it.each([
    ['demoted', { role: 'User' }, 403],
    ['banned', { role: 'Banned' }, 401],
  ] as const)('and loses at once what he loses: %s', async (_, change, status) => {
    const { user, client } = await aPerson('Admin')
    const { client: script } = await aToken(client, ['Administer'])
    expect((await script.get('/api/admin/config')).status).toBe(200)
    await db.updateTable('users').set(change).where('id', '=', user.id).execute()
    expect((await script.get('/api/admin/config')).status).toBe(status)
  })

  it('and ends with the account', async () => {
    const { user, client } = await aPerson('Admin')
    const { client: script } = await aToken(client, ['Administer'])
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await script.get('/api/admin/config')).status).toBe(401)
  })
})

describe('a token of somebody with a role in one game', () => {
  it('organizes that game, until the role is gone', async () => {
    const { user, client } = await aPerson()
    const game = await aGame()
    const other = await aGame()
    await db
      .insertInto('game_staff')
      .values({
        game_id: game.id,
        user_id: user.id,
        role: 'manager',
        added_at: ms(clock.now()),
      })
      .execute()
    const { client: script } = await aToken(client, ['Organize'])
    const { client: reader } = await aToken(client, ['Read', 'Play'])
    const address = `/api/edit/games/${game.id}`
    expect((await script.get(address)).status).toBe(200)
    expect((await script.get(`/api/edit/games/${other.id}`)).status).toBe(403)
    expect((await script.delete(address)).status).toBe(403)
    expect((await reader.get(address)).status).toBe(403)
    const elsewhere = { name: 'a', scopes: ['Organize'], gameId: other.id }
    expect((await client.post(path, elsewhere)).status).toBe(403)
    await db.deleteFrom('game_staff').where('user_id', '=', user.id).execute()
    expect((await script.get(address)).status).toBe(403)
  })
})

describe('the hub of monitors', () => {
  it.each([
    ['Monitor', ['Read'], true],
    ['Monitor', ['Play'], false],
    ['User', ['Read'], false],
    ['Admin', ['Organize'], true],
  ] as const)('with a token of a %s with %o: %s', async (role, scopes, isOpen) => {
    const { client } = await aPerson(role)
    const game = await aGame()
    const { token } = await aToken(client, [...scopes])
    const apiToken = token
    const asked = { hub: 'monitor', gameId: game.id, sessionHash: undefined, apiToken } as const
    expect(await checkAccess(testing.services, [asked])).toEqual([isOpen])
    expect(await checkAccess(testing.services, [{ ...asked, hub: 'admin' }])).toEqual([false])
  })

  it('opens one game alone for a token of that game', async () => {
    const { client } = await aPerson('Admin')
    const [game, other] = [await aGame(), await aGame()]
    const { token: apiToken } = await aToken(client, ['Read'], { gameId: game.id })
    const asked = { hub: 'monitor', sessionHash: undefined, apiToken } as const
    expect(
      await checkAccess(testing.services, [
        { ...asked, gameId: game.id },
        { ...asked, gameId: other.id },
      ]),
    ).toEqual([true, false])
  })
})

describe('a token beside a cookie', () => {
  it('decides alone, whatever the cookie could do', async () => {
    const { user, client } = await aPerson('Admin')
    const { token } = await aToken(client, ['Read'])
    const both = withToken(token, { cookie: await cookieOf(user) })
    expect((await both.get('/api/admin/config')).status).toBe(403)
    expect((await both.get('/api/account/profile')).status).toBe(403)
    await client.delete(`${path}/${(await client.get(path)).body[0].id}`)
    expect((await both.get('/api/account/profile')).status).toBe(401)
  })

  it('is refused from the page of another site, as the cookie is', async () => {
    const { client } = await aPerson('Admin')
    const { token } = await aToken(client, ['Administer'])
    const foreign = withToken(token, { 'sec-fetch-site': 'cross-site' })
    expect((await foreign.post('/api/edit/posts', { title: 'a', content: 'b' })).status).toBe(403)
  })

  it('is not looked at when it is a text of another make', async () => {
    const { user } = await aPerson()
    const proxied = withToken('eyJhbGciOiJSUzI1NiJ9.e30.c2ln', { cookie: await cookieOf(user) })
    expect((await proxied.get('/api/account/profile')).status).toBe(200)
  })
})

describe('what a token changes', () => {
  it('is in the audit log with its name', async () => {
    const { user, client } = await aPerson('Admin')
    const { client: script } = await aToken(client, ['Administer'])
    await script.post('/api/edit/posts', { title: 'News', content: 'Sail' })
    const [entry] = (await client.get('/api/admin/audit?count=1')).body
    expect(entry).toMatchObject({ operation: 'createPost', userId: user.id, tokenName: 'script' })
    await client.post('/api/edit/posts', { title: 'News', content: 'Sail' })
    const [own] = (await client.get('/api/admin/audit?count=1')).body
    expect(own).toMatchObject({ operation: 'createPost', tokenName: null })
  })

  it('is in the log of the platform, too', async () => {
    const { user, client } = await aPerson('Admin')
    const { client: script } = await aToken(client, ['Administer'])
    await script.post('/api/edit/posts', { title: 'News', content: 'Sail' })
    await testing.services.auditLog.flush()
    const { body } = await client.get('/api/admin/logs?level=Information')
    expect(body[0]).toMatchObject({ name: user.userName, msg: 'Write a post (API token “script”)' })
  })

  it('notes the use from another address at once', async () => {
    const { client } = await aPerson()
    const { client: script } = await aToken(client, ['Read'])
    await script.get('/api/team')
    const first = clock.now()
    clock.advance(1000)
    await script.get('/api/team')
    expect((await client.get(path)).body[0].lastUsedAt).toBe(first)
  })
})
