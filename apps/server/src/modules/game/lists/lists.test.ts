import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, clock, db } = app
const { aGame, aDivision, aPlayer } = gameBuilders(app)
const hour = 3_600_000

/** A game that starts and ends so many hours from now. */
const gameAt = (title: string, startHours: number, endHours: number, hidden = false) =>
  aGame({
    title,
    hidden,
    starts_at: ms(clock.now() + startHours * hour),
    ends_at: ms(clock.now() + endHours * hour),
  })

const titles = (games: { title: string }[]) => games.map(({ title }) => title)

describe('lists of games', async () => {
  await gameAt('over for 3', -10, -3)
  await gameAt('coming in 5', 5, 9)
  await gameAt('running since 2', -2, 40)
  await gameAt('running for 1 more', -30, 1)
  await gameAt('hidden', -1, 1, true)

  it('have the latest start first and leave hidden games out', async () => {
    const { status, body, headers } = await visitor.get('/api/game')
    expect(status).toBe(200)
    expect(titles(body.data)).toEqual([
      'coming in 5',
      'running since 2',
      'over for 3',
      'running for 1 more',
    ])
    expect(body).toMatchObject({ length: 4, total: 4 })
    expect(headers['cache-control']).toBe('public,max-age=60')
  })

  it('come in pages', async () => {
    const { body } = await visitor.get('/api/game?count=2&skip=1')
    expect(titles(body.data)).toEqual(['running since 2', 'over for 3'])
    expect(body).toMatchObject({ length: 2, total: 4 })
    expect((await visitor.get('/api/game?count=51')).status).toBe(400)
    expect((await visitor.get('/api/game?skip=-1')).status).toBe(400)
  })

  it('of recent games have the nearest first', async () => {
    const { body } = await visitor.get('/api/game/recent')
    expect(titles(body)).toEqual([
      'running for 1 more',
      'running since 2',
      'over for 3',
      'coming in 5',
    ])
    expect(titles((await visitor.get('/api/game/recent?limit=1')).body)).toEqual([
      'running for 1 more',
    ])
  })

  it('are not sent again to whoever holds them', async () => {
    const first = await visitor.get('/api/game/recent')
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"/)
    const again = await visitor.get('/api/game/recent', { 'if-none-match': tag })
    expect(again).toMatchObject({ status: 304, text: '' })
    await db
      .updateTable('games')
      .set({ summary: 'new' })
      .where('title', '=', 'over for 3')
      .execute()
    expect((await visitor.get('/api/game/recent', { 'if-none-match': tag })).status).toBe(200)
  })
})

describe('one game', () => {
  it('is shown to everybody, unlisted too, without its secrets', async () => {
    const game = await aGame({ hidden: true, invite_code: 'secret-code', content: '# Rules' })
    const division = await aDivision(game, { name: 'Students', invite_code: 'division-code' })
    const response = await visitor.get(`/api/game/${game.id}`)
    expect(response.body).toEqual({
      id: game.id,
      title: game.title,
      summary: '',
      content: '# Rules',
      hidden: true,
      divisions: [{ id: division.id, name: 'Students', inviteCodeRequired: true }],
      inviteCodeRequired: true,
      writeupRequired: false,
      poster: null,
      limit: 0,
      teamCount: 0,
      division: null,
      teamName: null,
      practiceMode: true,
      status: 'Unsubmitted',
      start: game.starts_at,
      end: game.ends_at,
    })
    expect(response.text).not.toContain('secret-code')
    expect(response.text).not.toContain('division-code')
    expect(response.text).not.toContain(game.private_key)
  })

  it('shows callers how they take part', async () => {
    const game = await aGame()
    const division = await aDivision(game)
    const player = await aPlayer(game, {
      name: 'Gulls',
      division_id: division.id,
      status: 'Suspended',
    })
    await aPlayer(game, { status: 'Pending' })
    const { body } = await player.client.get(`/api/game/${game.id}`)
    expect(body).toMatchObject({
      status: 'Suspended',
      division: division.id,
      teamName: 'Gulls',
      teamCount: 2,
    })
  })

  it('is not sent again to whom it has not changed for', async () => {
    const game = await aGame()
    const player = await aPlayer(game, { status: 'Pending' })
    const address = `/api/game/${game.id}`
    const { headers } = await player.client.get(address)
    expect(headers['cache-control']).toBe('private, no-cache, must-revalidate')
    const conditional = { 'if-none-match': String(headers.etag) }
    expect(await player.client.get(address, conditional)).toMatchObject({ status: 304, text: '' })
    expect((await visitor.get(address, conditional)).status).toBe(200)
    await aPlayer(game)
    expect((await player.client.get(address, conditional)).status).toBe(200)
  })

  it('is 404 when there is none', async () => {
    expect(await visitor.get('/api/game/999999')).toMatchObject({
      status: 404,
      body: { status: 404, title: 'There is no such game.' },
    })
  })
})
