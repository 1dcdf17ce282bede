import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'
import type { TestGame } from '#testing/builders.ts'

const app = await testApp()
const { visitor, as, aUser, aTeam, clock, db } = app
const { aGame, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const ALL = 2_147_483_647
const JOINABLE = ALL & ~4
const TEXT = 'We play without language models.'

type Client = typeof admin
const joinUrl = ({ id }: TestGame) => `/api/game/${id}`
const declare = (game: TestGame, divisionId: number, text: string) =>
  admin.put(`/api/edit/games/${game.id}/divisions/${divisionId}/declaration`, { text })
const declarationFor = async (client: Client, game: TestGame, divisionId: number) => {
  const { declarations = [] } = (await client.get(`${joinUrl(game)}/check`)).body
  return declarations.find((one: { divisionId: number }) => one.divisionId === divisionId)
}
const rowsIn = async (game: TestGame) =>
  (await admin.get(`/api/game/${game.id}/participations`)).body

/** A game with two divisions, the first of which has a declaration, and a team of two. */
async function aTrack() {
  const game = await aGame()
  const [people, assisted] = [
    await aDivision(game, { default_permissions: JOINABLE, declaration: TEXT }),
    await aDivision(game, { default_permissions: JOINABLE }),
  ]
  const [captain, mate] = [await aUser(), await aUser()]
  const team = await aTeam({ captain, members: [mate] })
  const clients = { captain: await as(captain), mate: await as(mate) }
  const join = async (client: Client, more: object = {}) =>
    client.post(joinUrl(game), { teamId: team.id, divisionId: people.id, ...more })
  const accepting = async (client: Client) => ({
    acceptedDeclaration: (await declarationFor(client, game, people.id)).hash,
  })
  return { game, people, assisted, team, captain, mate, clients, join, accepting }
}

describe('joining a division with a declaration', () => {
  it('shows the text and takes its acceptance, with person and time', async () => {
    const { game, people, team, captain, clients, join, accepting } = await aTrack()
    const shown = await declarationFor(clients.captain, game, people.id)
    expect(shown).toEqual({
      divisionId: people.id,
      text: TEXT,
      hash: shown.hash,
      isAccepted: false,
    })
    expect((await join(clients.captain, await accepting(clients.captain))).status).toBe(200)
    const [row] = await rowsIn(game)
    expect(row.declarations).toEqual([
      { userId: captain.id, state: 'Accepted', acceptedAt: clock.now() },
    ])
    const accepted = await admin.get(`/api/admin/participation/${row.id}/acceptances`)
    expect(accepted.body).toMatchObject([
      { userId: captain.id, divisionId: people.id, text: TEXT, acceptedAt: clock.now() },
    ])
    expect(row.team.id).toBe(team.id)
    expect((await declarationFor(clients.captain, game, people.id)).isAccepted).toBe(true)
  })

  it('refuses a client that knows nothing of it in a sentence, and records nothing', async () => {
    const { game, clients, join } = await aTrack()
    const refused = await join(clients.captain)
    expect(refused.status).toBe(400)
    expect(refused.body.title).toMatch(/accepts a declaration/)
    expect(await rowsIn(game)).toEqual([])
    expect((await join(clients.captain, { acceptedDeclaration: '' })).status).toBe(400)
    expect((await join(clients.captain, { acceptedDeclaration: null })).status).toBe(400)
  })

  it('refuses the acceptance of a text that has changed in between', async () => {
    const { game, people, clients, join, accepting } = await aTrack()
    const old = await accepting(clients.captain)
    await declare(game, people.id, 'We play without any help.')
    const refused = await join(clients.captain, old)
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.body.title).toMatch(/has changed/)
    expect((await join(clients.captain, await accepting(clients.captain))).status).toBe(200)
  })

  it('asks each player of a team', async () => {
    const { game, captain, mate, clients, join, accepting } = await aTrack()
    await join(clients.captain, await accepting(clients.captain))
    expect((await join(clients.mate)).status).toBe(400)
    expect((await join(clients.mate, await accepting(clients.mate))).status).toBe(200)
    const [row] = await rowsIn(game)
    const people = row.declarations.map(({ userId }: { userId: string }) => userId)
    expect(people.toSorted()).toEqual([captain.id, mate.id].toSorted())
  })

  it('asks nothing in a division without one, whatever is sent', async () => {
    const { game, assisted, clients, join } = await aTrack()
    const body = { divisionId: assisted.id, acceptedDeclaration: 'declaration-0' }
    expect((await join(clients.captain, body)).status).toBe(200)
    expect((await rowsIn(game))[0]).not.toHaveProperty('declarations')
  })

  it('says nothing of declarations in a game without', async () => {
    const game = await aGame()
    await aDivision(game, { default_permissions: JOINABLE })
    const { client } = await aPlayer(game)
    expect((await client.get(`${joinUrl(game)}/check`)).body).not.toHaveProperty('declarations')
  })
})

describe('what was accepted', () => {
  it('stays as it was when the text changes, and the review says so', async () => {
    const { game, people, captain, clients, join, accepting } = await aTrack()
    await join(clients.captain, await accepting(clients.captain))
    const acceptedAt = clock.now()
    clock.advance(60_000)
    await declare(game, people.id, 'We play without any help.')
    const [row] = await rowsIn(game)
    expect(row.declarations).toEqual([{ userId: captain.id, state: 'Earlier', acceptedAt }])
    const { body } = await admin.get(`/api/admin/participation/${row.id}/acceptances`)
    expect(body).toMatchObject([{ text: TEXT, acceptedAt }])
    await declare(game, people.id, TEXT)
    expect((await rowsIn(game))[0].declarations[0].state).toBe('Accepted')
    await declare(game, people.id, '')
    expect((await rowsIn(game))[0]).not.toHaveProperty('declarations')
  })

  it('is asked for again by the person, and each text is recorded once', async () => {
    const { game, people, clients, join, accepting } = await aTrack()
    const url = `${joinUrl(game)}/declaration`
    await join(clients.captain, await accepting(clients.captain))
    const old = await accepting(clients.captain)
    await declare(game, people.id, 'We play without any help.')
    expect((await clients.captain.post(url, old)).status).toBe(400)
    const now = await accepting(clients.captain)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => clients.captain.post(url, now)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [row] = await rowsIn(game)
    expect(row.declarations).toMatchObject([{ state: 'Accepted' }])
    const { body } = await admin.get(`/api/admin/participation/${row.id}/acceptances`)
    expect(body).toHaveLength(2)
  })

  it('can be given by those who play, in a division that asks for it', async () => {
    const { game, assisted, clients, join } = await aTrack()
    const url = `${joinUrl(game)}/declaration`
    const body = { acceptedDeclaration: 'declaration-0' }
    expect((await clients.captain.post(url, body)).status).toBe(400)
    await join(clients.captain, { divisionId: assisted.id })
    const refused = await clients.captain.post(url, body)
    expect(refused).toMatchObject({
      status: 400,
      body: { title: 'Your division has no declaration.' },
    })
    expect((await visitor.post(url, body)).status).toBe(401)
  })

  it('is missing after a move to another division, and kept for a move back', async () => {
    const { game, people, assisted, captain, clients, join, accepting } = await aTrack()
    await join(clients.captain, await accepting(clients.captain))
    await declare(game, assisted.id, TEXT)
    const [{ id }] = await rowsIn(game)
    const move = (divisionId: number) =>
      admin.put(`/api/admin/participation/${id}`, { status: null, divisionId })
    await move(assisted.id)
    expect((await rowsIn(game))[0].declarations).toEqual([
      { userId: captain.id, state: 'Missing', acceptedAt: null },
    ])
    expect((await declarationFor(clients.captain, game, assisted.id)).isAccepted).toBe(false)
    await move(people.id)
    expect((await rowsIn(game))[0].declarations).toMatchObject([{ state: 'Accepted' }])
  })

  it('outlives its division', async () => {
    const { game, people, clients, join, accepting } = await aTrack()
    await join(clients.captain, await accepting(clients.captain))
    const [{ id }] = await rowsIn(game)
    await admin.delete(`/api/edit/games/${game.id}/divisions/${people.id}`)
    const { body } = await admin.get(`/api/admin/participation/${id}/acceptances`)
    expect(body).toMatchObject([{ divisionId: null, text: TEXT }])
  })

  it('is for administrators alone, and 404 for a team that does not take part', async () => {
    const { client, participation } = await aPlayer(await aGame())
    const url = `/api/admin/participation/${participation.id}/acceptances`
    const monitor = await as(await aUser({ role: 'Monitor' }))
    expect((await client.get(url)).status).toBe(403)
    expect((await monitor.get(url)).status).toBe(403)
    expect((await visitor.get(url)).status).toBe(401)
    expect((await admin.get(url)).body).toEqual([])
    expect((await admin.get('/api/admin/participation/2147483647/acceptances')).status).toBe(404)
  })

  it('goes with the account', async () => {
    const { game, captain, mate, clients, join, accepting } = await aTrack()
    await join(clients.captain, await accepting(clients.captain))
    await join(clients.mate, await accepting(clients.mate))
    await db.deleteFrom('users').where('id', '=', mate.id).execute()
    const left = await db.selectFrom('acceptances').select('user_id').execute()
    expect(left.map(({ user_id }) => user_id)).not.toContain(mate.id)
    expect((await rowsIn(game))[0].declarations).toMatchObject([{ userId: captain.id }])
  })
})
