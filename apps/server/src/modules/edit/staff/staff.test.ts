import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import type { TestGame } from '#testing/builders.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, db, clock, visitor } = app
const { aGame, aChallenge } = gameBuilders(app)
const aStaff = staffBuilder(app)
const keeper = await aUser({ role: 'Admin' })
const admin = await as(keeper)
const HOUR_MS = 3_600_000

const urlOf = ({ id }: TestGame) => `/api/edit/games/${id}/staff`
const invite = async (client: HttpClient, game: TestGame, body: object = { role: 'author' }) => {
  const answer = await client.post(`${urlOf(game)}/invitations`, body)
  expect(answer.status).toBe(200)
  const { token, invitation } = answer.body
  return { token: String(token), id: Number(invitation.id) }
}
const accept = (client: HttpClient, token: string) =>
  client.post('/api/edit/staff/accept', { token })
/** How many answers have each status. */
const countOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (one) => one)].map(([one, all]) => [one, all.length]),
  )
const rolesIn = async (game: TestGame) =>
  (await admin.get(urlOf(game))).body.staff.map(
    ({ userName, role }: { userName: string; role: string }) => [userName, role],
  )

describe('an invitation', () => {
  it('gives the role of its link, once, and is kept as a hash', async () => {
    const game = await aGame({ title: 'Regatta' })
    const { client: manager, user: boss } = await aStaff(game, 'manager')
    const { token } = await invite(manager, game)
    const [one, two] = [await aUser(), await aUser()]
    const client = await as(one)
    const offer = {
      ...{ gameId: game.id, title: 'Regatta', role: 'author', creator: boss.userName },
      ...{ expiresAt: clock.now() + 168 * HOUR_MS, ownRole: null },
    }
    expect((await client.post('/api/edit/staff/invitation', { token })).body).toEqual(offer)
    const given = { id: game.id, role: 'author', title: 'Regatta' }
    expect((await accept(client, token)).body).toEqual(given)
    expect((await client.get('/api/account/profile')).body.games).toEqual([given])
    expect((await accept(await as(two), token)).status).toBe(404)
    expect(await rolesIn(game)).toEqual([
      [boss.userName, 'manager'],
      [one.userName, 'author'],
    ])
    const stored = JSON.stringify(await db.selectFrom('staff_invitations').selectAll().execute())
    expect(stored).not.toContain(token)
    const audit = JSON.stringify(await db.selectFrom('audit_entries').selectAll().execute())
    expect(audit).toContain('acceptStaffInvitation')
    expect(audit).not.toContain(token)
  })

  it('works for as many people as it says, however many come at once', async () => {
    const game = await aGame()
    const { token } = await invite(admin, game, { role: 'monitor', uses: 3 })
    const clients = await Promise.all(Array.from({ length: 8 }, async () => as(await aUser())))
    const answers = await Promise.all(clients.map((client) => accept(client, token)))
    const statuses = answers.map(({ status }) => status)
    expect(countOf(statuses)).toEqual({ 200: 3, 404: 5 })
    expect(await rolesIn(game)).toHaveLength(3)
  })

  it('is not used up by somebody who has the role, even in two windows at once', async () => {
    const game = await aGame()
    const { token } = await invite(admin, game, { role: 'author', uses: 2 })
    const client = await as(await aUser())
    const answers = await Promise.all([accept(client, token), accept(client, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await admin.get(urlOf(game))).body.invitations[0].usesLeft).toBe(1)
  })

  it('answers the same when it is unknown, expired, revoked, or of somebody who manages no more', async () => {
    const game = await aGame()
    const { client: manager, user: boss } = await aStaff(game, 'manager')
    const [expired, revoked, orphan] = [
      await invite(manager, game, { role: 'author', expiresInHours: 1 }),
      await invite(manager, game),
      await invite(manager, game, { role: 'manager' }),
    ]
    expect((await manager.delete(`${urlOf(game)}/invitations/${revoked.id}`)).status).toBe(200)
    expect((await manager.delete(`${urlOf(game)}/invitations/${revoked.id}`)).status).toBe(404)
    clock.advance(HOUR_MS)
    await aStaff(game, 'manager')
    expect((await admin.delete(`${urlOf(game)}/${boss.id}`)).status).toBe(200)
    expect((await admin.get(urlOf(game))).body.invitations).toEqual([])
    const friend = await as(await aUser())
    for (const token of [expired.token, revoked.token, orphan.token, 'x'])
      for (const path of ['invitation', 'accept'])
        expect(await friend.post(`/api/edit/staff/${path}`, { token })).toMatchObject({
          status: 404,
          body: { title: 'This link does not work anymore, or never did. Ask for a new one.' },
        })
    clock.advance(-HOUR_MS)
  })

  it('is nothing to who is banned or nobody, and dies with the ban of whoever made it', async () => {
    const game = await aGame()
    const { client: manager, user: boss } = await aStaff(game, 'manager')
    const { token } = await invite(manager, game)
    expect((await accept(visitor, token)).status).toBe(401)
    expect((await accept(await as(await aUser({ role: 'Banned' })), token)).status).toBe(403)
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', boss.id).execute()
    expect((await accept(await as(await aUser()), token)).status).toBe(404)
    expect((await manager.get(urlOf(game))).status).toBe(403)
  })

  it.each([
    [{ role: 'captain' }],
    [{ role: 'author', uses: 0 }],
    [{ role: 'author', uses: 51 }],
    [{ role: 'author', expiresInHours: 0 }],
    [{ role: 'author', expiresInHours: 721 }],
    [{}],
  ])('is not made of %o', async (body) =>
    expect((await admin.post(`${urlOf(await aGame())}/invitations`, body)).status).toBe(400),
  )

  it('is one of fifty at most', async () => {
    const game = await aGame()
    for (let count = 0; count < 50; count += 1) await invite(admin, game)
    const { status, body } = await admin.post(`${urlOf(game)}/invitations`, { role: 'author' })
    expect([status, body.title]).toEqual([400, expect.stringContaining('50 open invitations')])
  })
})

describe('the last manager', () => {
  it('cannot leave, be less, or be removed but by an administrator', async () => {
    const game = await aGame()
    const { client, user } = await aStaff(game, 'manager')
    const { token } = await invite(client, game)
    const own = `${urlOf(game)}/${user.id}`
    for (const answer of [
      await client.post(`${urlOf(game)}/leave`),
      await client.delete(own),
      await client.put(own, { role: 'author' }),
      await accept(client, token),
    ])
      expect(answer).toMatchObject({
        status: 400,
        body: {
          title: 'This is the last manager of the game. Make someone else manager first.',
        },
      })
    expect((await admin.put(own, { role: 'author' })).body.role).toBe('author')
    expect((await client.post(`${urlOf(game)}/leave`)).status).toBe(200)
    expect((await client.post(`${urlOf(game)}/leave`)).status).toBe(404)
  })

  it('is one who is not banned, and one of two who leave at once', async () => {
    const game = await aGame()
    const [one, two] = [await aStaff(game, 'manager'), await aStaff(game, 'manager')]
    const third = await aUser({ role: 'Banned' })
    await aStaff(game, 'manager', { user: third })
    const leave = ({ client }: { client: HttpClient }) => client.post(`${urlOf(game)}/leave`)
    const answers = await Promise.all([leave(one), leave(two)])
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 400: 1 })
  })

  it('is left when two remove each other at once', async () => {
    const game = await aGame()
    const [one, two] = [await aStaff(game, 'manager'), await aStaff(game, 'manager')]
    const answers = await Promise.all([
      one.client.delete(`${urlOf(game)}/${two.user.id}`),
      two.client.delete(`${urlOf(game)}/${one.user.id}`),
    ])
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 403: 1 })
    expect(await rolesIn(game)).toHaveLength(1)
  })
})

describe('the authors of a challenge', () => {
  it('are of the staff, and are saved to the state that was read', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client, user } = await aStaff(game, 'author')
    const url = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    const { body: before } = await admin.get(`${url}/authors`)
    expect(before.userIds).toEqual([])
    expect((await client.get(url)).status).toBe(404)
    const saved = await admin.put(`${url}/authors`, { userIds: [user.id] })
    expect(saved.body.userIds).toEqual([user.id])
    expect((await client.get(url)).status).toBe(200)
    const late = await admin.put(
      `${url}/authors`,
      { userIds: [] },
      { 'if-match': String(before.etag) },
    )
    expect(late.status).toBe(412)
    const stranger = await aUser()
    expect((await admin.put(`${url}/authors`, { userIds: [stranger.id] })).status).toBe(400)
    expect((await client.get(`${url}/authors`)).status).toBe(403)
    expect((await admin.put(`${url}/authors`, { userIds: [] })).status).toBe(200)
    expect((await client.get(url)).status).toBe(404)
  })
})

describe('an account that goes', () => {
  it('takes its roles and links along', async () => {
    const game = await aGame()
    const { client, user } = await aStaff(game, 'manager')
    const { token } = await invite(client, game)
    expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(200)
    expect(await rolesIn(game)).toEqual([])
    expect((await accept(await as(await aUser()), token)).status).toBe(404)
  })

  it('has no games in its profile without a role', async () => {
    const { body } = await (await as(await aUser())).get('/api/account/profile')
    expect(body).not.toHaveProperty('games')
  })
})

it('the clock decides with the hour that the link was made for', async () => {
  const game = await aGame()
  const { token } = await invite(admin, game, { role: 'author', expiresInHours: 1 })
  const client = await as(await aUser())
  clock.advance(HOUR_MS - 1)
  expect((await client.post('/api/edit/staff/invitation', { token })).status).toBe(200)
  clock.advance(1)
  expect((await client.post('/api/edit/staff/invitation', { token })).status).toBe(404)
})
