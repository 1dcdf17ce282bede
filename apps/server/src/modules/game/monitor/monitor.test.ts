import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, db, clock, as, aUser } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const monitor = await as(await aUser({ role: 'Monitor' }))
const player = await as(await aUser())

describe('what organisers watch', () => {
  it('are all answers, newest first, with the real verdict', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, {
      title: 'Knots',
      type: 'DynamicAttachment',
      flags: ['halyard{a}', 'halyard{b}'],
    })
    const division = await aDivision(game, { name: 'Students' })
    const one = await aPlayer(game, { name: 'Gulls' })
    const other = await aPlayer(game, { name: 'Terns', division_id: division.id })
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    for (const { client } of [one, other]) await client.get(url)
    for (const flag of ['halyard{a}', 'halyard{b}', 'halyard{no}']) {
      clock.advance(1000)
      await one.client.post(url, { flag })
    }
    const read = async (query = '') =>
      (await monitor.get(`/api/game/${game.id}/submissions${query}`)).body
    const all = await read()
    expect(all).toHaveLength(3)
    expect(all[0]).toEqual({
      id: all[0].id,
      answer: 'halyard{no}',
      status: 'WrongAnswer',
      time: clock.now(),
      user: one.user.userName,
      team: 'Gulls',
      challenge: 'Knots',
    })
    const [cheat] = await read('?type=CheatDetected')
    expect(await read('?type=CheatDetected')).toHaveLength(1)
    expect(await read('?count=1&skip=1')).toEqual([all[1]])
    expect(await read('?count=0')).toEqual(all)
    expect((await monitor.get(`/api/game/${game.id}/cheatinfo`)).body).toEqual([
      {
        ownedTeam: {
          id: other.participation.id,
          team: { id: other.team.id, name: 'Terns', avatar: null },
          status: 'Accepted',
          division: 'Students',
          divisionId: division.id,
        },
        submitTeam: {
          id: one.participation.id,
          team: { id: one.team.id, name: 'Gulls', avatar: null },
          status: 'Accepted',
          division: null,
          divisionId: null,
        },
        submission: cheat,
      },
    ])
    const events = (await monitor.get(`/api/game/${game.id}/events`)).body
    expect(events.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'CheatDetected',
      'FlagSubmit',
      'FlagSubmit',
      'FlagSubmit',
    ])
    expect(events[0]).toEqual({
      type: 'FlagSubmit',
      values: ['WrongAnswer', 'halyard{no}', 'Knots', String(challenge.id)],
      time: clock.now(),
      user: one.user.userName,
      team: 'Gulls',
    })
  })

  it('are events, with or without those of containers', async () => {
    const game = await aGame()
    const happened_at = ms(clock.now())
    await db
      .insertInto('events')
      .values([
        { game_id: game.id, type: 'ContainerStart', args: ['1', 'Knots'], happened_at },
        { game_id: game.id, type: 'Normal', args: [], happened_at },
      ])
      .execute()
    const url = `/api/game/${game.id}/events`
    expect((await monitor.get(url)).body).toHaveLength(2)
    expect((await monitor.get(`${url}?hideContainer=true`)).body).toMatchObject([
      { type: 'Normal', user: '', team: '' },
    ])
    expect((await monitor.get(`${url}?count=1&skip=1`)).body).toHaveLength(1)
  })

  it('is not for players, and not before the start', async () => {
    const game = await aGame()
    await aChallenge(game, { flags: [FLAG] })
    const upcoming = await aGame({ starts_at: ms(clock.now() + 1000) })
    for (const part of ['submissions', 'events', 'cheatinfo']) {
      expect((await visitor.get(`/api/game/${game.id}/${part}`)).status).toBe(401)
      expect((await player.get(`/api/game/${game.id}/${part}`)).status).toBe(403)
      expect((await monitor.get(`/api/game/${game.id}/${part}`)).body).toEqual([])
      expect((await monitor.get(`/api/game/999999/${part}`)).status).toBe(404)
      expect(await monitor.get(`/api/game/${upcoming.id}/${part}`)).toMatchObject({
        status: 400,
        body: { status: 10_001 },
      })
    }
  })
})
