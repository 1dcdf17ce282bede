import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { publishNotice } from '#modules/notice/service.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, db, clock, as, aUser } = app
const { aGame } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const urlOf = ({ id }: TestGame) => `/api/game/${id}/notices`
const editOf = ({ id }: TestGame) => `/api/edit/games/${id}/notices`
const texts = (notices: { values: string[] }[]) => notices.map(({ values }) => values[0])
const blood = (game: TestGame, team: string, publishedAtMs: number) =>
  publishNotice(db, { gameId: game.id, type: 'FirstBlood', args: [team, 'Knots'], publishedAtMs })

describe('notices', () => {
  it('list what organisers wrote first, then the newest', async () => {
    const game = await aGame()
    await admin.post(editOf(game), { content: 'first' })
    await blood(game, 'early', clock.now() + 1000)
    await blood(game, 'late', clock.now() + 3000)
    clock.advance(2000)
    await admin.post(editOf(game), { content: 'second' })
    const { status, body } = await visitor.get(urlOf(game))
    expect(status).toBe(200)
    expect(texts(body)).toEqual(['second', 'first', 'late', 'early'])
    expect(body[2]).toEqual({
      id: body[2].id,
      type: 'FirstBlood',
      values: ['late', 'Knots'],
      time: clock.now() + 1000,
    })
  })

  it('come in pages, of the first 300', async () => {
    const game = await aGame()
    const rows = Array.from({ length: 310 }, (_, index) => ({
      game_id: game.id,
      type: 'FirstBlood' as const,
      args: [String(index)],
      published_at: ms(clock.now() + index),
    }))
    await db.insertInto('notices').values(rows).execute()
    const page = async (query: string) => texts((await visitor.get(`${urlOf(game)}?${query}`)).body)
    expect(await page('')).toHaveLength(100)
    expect(await page('count=2')).toEqual(['309', '308'])
    expect(await page('count=2&skip=3')).toEqual(['306', '305'])
    expect(await page('count=100&skip=250')).toHaveLength(50)
    expect(await page('count=100&skip=300')).toEqual([])
    for (const query of ['count=101', 'skip=301', 'count=-1', 'count=x'])
      expect((await visitor.get(`${urlOf(game)}?${query}`)).status).toBe(400)
  })

  it('are not sent again until one is new, changed or gone', async () => {
    const game = await aGame()
    const { body: notice } = await admin.post(editOf(game), { content: 'one' })
    let conditional: Record<string, string> = {}
    const read = async () => {
      const { status, headers } = await visitor.get(urlOf(game), conditional)
      conditional = { 'if-none-match': String(headers.etag) }
      return status
    }
    expect([await read(), await read()]).toEqual([200, 304])
    await blood(game, 'Gulls', clock.now())
    expect([await read(), await read()]).toEqual([200, 304])
    await admin.put(`${editOf(game)}/${notice.id}`, { content: 'two' })
    expect([await read(), await read()]).toEqual([200, 304])
    await admin.delete(`${editOf(game)}/${notice.id}`)
    expect([await read(), await read()]).toEqual([200, 304])
  })

  it('are kept back until the start, with its own code', async () => {
    const game = await aGame({ starts_at: ms(clock.now() + 1000) })
    expect(await visitor.get(urlOf(game))).toMatchObject({ status: 400, body: { status: 10_001 } })
    expect((await visitor.get('/api/game/999999/notices')).status).toBe(404)
  })
})

describe('organisers', () => {
  it('write, change and delete notices of their own', async () => {
    const game = await aGame()
    const { body: made } = await admin.post(editOf(game), { content: 'Low **tide**' })
    expect(made).toEqual({
      id: made.id,
      type: 'Normal',
      values: ['Low **tide**'],
      time: clock.now(),
    })
    clock.advance(1000)
    const { body: changed } = await admin.put(`${editOf(game)}/${made.id}`, { content: 'High' })
    const now = clock.now()
    expect(changed).toEqual({ ...made, values: ['High'], time: now, editedAt: now })
    expect((await visitor.get(urlOf(game))).body).toEqual([changed])
    await blood(game, 'Gulls', clock.now())
    expect((await admin.get(editOf(game))).body).toEqual([changed])
    expect(await admin.delete(`${editOf(game)}/${made.id}`)).toMatchObject({
      status: 200,
      text: '',
    })
    expect((await admin.get(editOf(game))).body).toEqual([])
  })

  it('cannot touch what the game said, or what is not there', async () => {
    const [game, other] = [await aGame(), await aGame()]
    const { id } = await blood(game, 'Gulls', clock.now())
    const { body: written } = await admin.post(editOf(other), { content: 'elsewhere' })
    for (const [wanted, noticeId] of [
      [400, id],
      [404, written.id],
      [404, 999_999],
    ]) {
      const url = `${editOf(game)}/${noticeId}`
      expect((await admin.put(url, { content: 'mine' })).status).toBe(wanted)
      expect((await admin.delete(url)).status).toBe(wanted)
    }
    for (const content of ['', '  ', undefined])
      expect((await admin.post(editOf(game), { content })).status).toBe(400)
  })
})
