import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://ctf.example.org' })
const { visitor, as, aUser, clock, db } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const feed = (gameId: number | string, headers = {}) =>
  visitor.get(`/games/${gameId}/notices.atom`, headers)
const titlesOf = (text: string) => text.match(/(?<=<entry>\s*<title>)[^<]*/g)
const write = (gameId: number, content: string) => {
  clock.advance(1000)
  return admin.post(`/api/edit/games/${gameId}/notices`, { content })
}

describe('the feed of a game’s notices', () => {
  it('has what visitors read, the newest first, as text', async () => {
    const game = await aGame({ title: 'Regatta & Co' })
    const challenge = await aChallenge(game, { title: 'Knots' })
    await write(game.id, 'Doors open.\n\nBring **rope** & <b>tar</b>.')
    const player = await aPlayer(game)
    clock.advance(1000)
    await player.client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    const { status, headers, text } = await feed(game.id)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: expect.stringContaining('accept-language'),
    })
    expect(text).toContain('<title>Regatta &amp; Co: notices</title>')
    await expect
      .poll(async () => titlesOf((await feed(game.id)).text))
      .toEqual([expect.stringContaining('took first blood on Knots'), 'Doors open.'])
    expect(text).toContain('Bring **rope** &amp; &lt;b&gt;tar&lt;/b&gt;.</summary>')
    expect(text).toContain(
      `<link href="https://ctf.example.org/games/${game.id}/challenges?dlg=notices"/>`,
    )
    expect(text).not.toContain(FLAG)
  })

  it('is in the language that its reader asks for', async () => {
    const game = await aGame({ title: 'Regatta' })
    const { text } = await feed(game.id, { 'accept-language': 'de' })
    expect(text).toContain('<title>Regatta: Mitteilungen</title>')
  })

  it('has no blood of a frozen game', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { title: 'Knots' })
    await write(game.id, 'Before the freeze')
    await db
      .updateTable('games')
      .set({ freeze_at: ms(clock.now()) })
      .where('id', '=', game.id)
      .execute()
    clock.advance(1000)
    const player = await aPlayer(game)
    await player.client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    await expect
      .poll(() => db.selectFrom('notices').select('id').where('game_id', '=', game.id).execute())
      .toHaveLength(2)
    expect(titlesOf((await feed(game.id)).text)).toEqual(['Before the freeze'])
  })

  it('is not there for a draft, an unlisted game, one that has not begun, or no game', async () => {
    const draft = await aGame({ hidden: true })
    const unlisted = await aGame({ hidden: true, invite_code: 'rope' })
    const later = await aGame({ starts_at: ms(clock.now() + 3_600_000) })
    await write(draft.id, 'Secret of the draft')
    const statuses = await Promise.all(
      [draft.id, unlisted.id, later.id, 999_999, 'x', '1e400', -1, 2 ** 40].map(
        async (id) => (await feed(id)).status,
      ),
    )
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
    expect((await feed(draft.id)).text).not.toContain('Secret')
  })

  it('is sent again only when it has changed', async () => {
    const game = await aGame()
    await write(game.id, 'One')
    const { headers } = await feed(game.id)
    const known = { 'if-none-match': String(headers.etag) }
    expect(await feed(game.id, known)).toMatchObject({ status: 304, text: '' })
    const { body } = await write(game.id, 'Two')
    expect((await feed(game.id, known)).status).toBe(200)
    await admin.delete(`/api/edit/games/${game.id}/notices/${body.id}`)
    expect(titlesOf((await feed(game.id)).text)).toEqual(['One'])
  })
})
