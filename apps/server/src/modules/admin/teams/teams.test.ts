import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { as, aUser, aTeam, visitor } = testing
const { aGame, aChallenge, aPlayer } = gameBuilders(testing)
const admin = await as(await aUser({ role: 'Admin' }))

describe('teams as administrators see them', () => {
  it('are listed by id and found by name or number', async () => {
    const teams = [
      await aTeam({ name: 'Krakens' }),
      await aTeam({ name: '100% Pure' }),
      await aTeam(),
    ]
    const page = (await admin.get('/api/admin/teams?count=2')).body
    expect(page).toMatchObject({ length: 2, total: 3 })
    const hits = async (hint: string) =>
      (await admin.post(`/api/admin/teams/search?hint=${encodeURIComponent(hint)}`)).body.data.map(
        ({ id }: { id: number }) => id,
      )
    expect(await hits('kraken')).toEqual([teams[0]?.id])
    expect(await hits('0% p')).toEqual([teams[1]?.id])
    expect(await hits(String(teams[2]?.id))).toContain(teams[2]?.id)
    expect(await hits('%')).toEqual([teams[1]?.id])
    expect(await hits('99999999999')).toEqual([])
  })

  it('change by what is sent; blank and null keep', async () => {
    const team = await aTeam()
    const url = `/api/admin/teams/${team.id}`
    expect((await admin.put(url, { name: 'Named', bio: 'By admin', locked: true })).status).toBe(
      200,
    )
    expect((await admin.put(url, { name: ' ', bio: '', locked: null })).status).toBe(200)
    expect((await visitor.get(`/api/team/${team.id}`)).body).toMatchObject({
      name: 'Named',
      bio: 'By admin',
      locked: true,
    })
    expect((await admin.put('/api/admin/teams/99999', {})).status).toBe(404)
  })

  it('T25: go with their score, their places and their files, even while they play', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [one, two] = [await aPlayer(game), await aPlayer(game)]
    for (const { client } of [one, two]) {
      await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    }
    const content = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#0f0' },
    })
      .png()
      .toBuffer()
    const { body: avatar } = await one.client.upload('PUT', `/api/team/${one.team.id}/avatar`, [
      { field: 'file', fileName: 'a.png', content },
    ])
    const board = async () => (await visitor.get(`/api/game/${game.id}/scoreboard`)).body
    const solved = async () => Object.values((await board()).challenges).flat()[0]
    expect(await solved()).toMatchObject({ solved: 2 })
    expect((await one.client.delete(`/api/team/${one.team.id}`)).status).toBe(400)
    expect(await admin.delete(`/api/admin/teams/${one.team.id}`)).toMatchObject({
      status: 200,
      text: '',
    })
    expect((await admin.delete(`/api/admin/teams/${one.team.id}`)).status).toBe(404)
    expect((await board()).items.map(({ id }: { id: number }) => id)).toEqual([two.team.id])
    expect(await solved()).toMatchObject({ solved: 1 })
    expect((await visitor.get(avatar)).status).toBe(404)
    const again = await one.client.get(`/api/game/${game.id}/details`)
    expect(again.status).toBe(400)
  })
})
