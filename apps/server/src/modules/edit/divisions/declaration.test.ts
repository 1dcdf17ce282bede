import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, visitor } = app
const { aGame, aDivision } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

async function aPlainDivision() {
  const game = await aGame()
  const { id } = await aDivision(game)
  const division = `/api/edit/games/${game.id}/divisions/${id}`
  return { game, division, url: `${division}/declaration` }
}

describe('the declaration of a division', () => {
  it('is empty until it is changed, and a resource of its own', async () => {
    const { url } = await aPlainDivision()
    const { body } = await admin.get(url)
    expect(body).toEqual({ text: '', etag: body.etag })
    const headers = { 'if-match': body.etag }
    const saved = await admin.put(url, { text: '  We are students.\n' }, headers)
    expect(saved.body).toMatchObject({ text: 'We are students.' })
    expect((await admin.put(url, { text: 'Others.' }, headers)).status).toBe(412)
    expect((await admin.get(url)).body).toEqual(saved.body)
  })

  it('survives a save by a client that does not know it, and keeps that one valid', async () => {
    const { game, division, url } = await aPlainDivision()
    const [before] = (await admin.get(`/api/edit/games/${game.id}/divisions`)).body
    const { body } = await admin.put(url, { text: 'We are students.' })
    const saved = await admin.put(division, { name: 'Pupils' }, { 'if-match': before.etag })
    expect(saved.status).toBe(200)
    expect(saved.body).not.toHaveProperty('declaration')
    expect((await admin.get(url)).body).toEqual(body)
  })

  it('is for administrators alone, of that game', async () => {
    const { url, division } = await aPlainDivision()
    for (const role of ['User', 'Monitor'] as const) {
      const client = await as(await aUser({ role }))
      expect((await client.get(url)).status).toBe(403)
      expect((await client.put(url, { text: 'x' })).status).toBe(403)
    }
    expect((await visitor.get(url)).status).toBe(401)
    const elsewhere = (await aGame()).id
    const foreign = `${division.replace(/games\/\d+/, `games/${elsewhere}`)}/declaration`
    expect((await admin.get(foreign)).status).toBe(404)
    expect((await admin.put(foreign, { text: 'x' })).status).toBe(404)
  })

  it.each([{}, { text: null }, { text: 7 }, { text: 'a'.repeat(4001) }])(
    'refuses %j',
    async (body) => {
      const { url } = await aPlainDivision()
      expect((await admin.put(url, body)).status).toBe(400)
      expect((await admin.get(url)).body.text).toBe('')
    },
  )

  it('has room for 4000 characters of any kind', async () => {
    const { url } = await aPlainDivision()
    for (const text of ['a'.repeat(4000), '禁'.repeat(4000), '😀'.repeat(2000)])
      expect((await admin.put(url, { text })).body.text).toBe(text)
  })
})
