import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const ALL = 2_147_483_647

const entry = (challengeId: number, permissions: number) => ({ challengeId, permissions })
const urlOf = ({ id }: { id: number }) => `/api/edit/games/${id}/divisions`

describe('a division', () => {
  it('is made with every permission by default', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { body } = await admin.post(urlOf(game), { name: 'Students' })
    expect(body).toEqual({
      id: body.id,
      name: 'Students',
      inviteCode: null,
      defaultPermissions: ALL,
      challengeConfigs: [],
      etag: body.etag,
    })
    const configs = [{ challengeId: challenge.id, permissions: 256 }]
    const second = await admin.post(urlOf(game), {
      name: 'Guests',
      inviteCode: 'ahoy',
      defaultPermissions: 769,
      challengeConfigs: configs,
    })
    expect(second.body).toMatchObject({ defaultPermissions: 769, challengeConfigs: configs })
    expect((await admin.get(urlOf(game))).body).toEqual([body, second.body])
  })

  it('keeps what a change does not name', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { body: made } = await admin.post(urlOf(game), {
      name: 'Students',
      inviteCode: 'ahoy',
      defaultPermissions: 1 + 2 ** 20,
      challengeConfigs: [{ challengeId: challenge.id, permissions: 512 }],
    })
    const url = `${urlOf(game)}/${made.id}`
    expect((await admin.put(url, {})).body).toEqual(made)
    expect((await admin.put(url, { name: null, inviteCode: null })).body).toEqual(made)
    expect(
      (await admin.put(url, { inviteCode: '', challengeConfigs: [], name: 'Pupils' })).body,
    ).toMatchObject({ name: 'Pupils', inviteCode: null, challengeConfigs: [] })
    expect((await admin.put(url, { name: '  ' })).status).toBe(400)
  })

  it('refuses entries for a challenge twice or of another game', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const elsewhere = await aChallenge(await aGame())
    for (const challengeConfigs of [
      [entry(challenge.id, 1), entry(challenge.id, 2)],
      [entry(elsewhere.id, 1)],
      [entry(999_999, 1)],
    ]) {
      const response = await admin.post(urlOf(game), { name: 'Wrong', challengeConfigs })
      expect(response.status).toBe(400)
    }
    expect((await admin.get(urlOf(game))).body).toEqual([])
  })

  it('refuses a name that is too long or missing', async () => {
    const game = await aGame()
    for (const name of ['', 'x'.repeat(32), undefined])
      expect((await admin.post(urlOf(game), { name })).status).toBe(400)
  })

  it('leaves its teams in the game when it goes', async () => {
    const game = await aGame()
    const { body: division } = await admin.post(urlOf(game), { name: 'Brief' })
    const player = await aPlayer(game, { division_id: division.id })
    const url = `${urlOf(game)}/${division.id}`
    expect(await admin.delete(url)).toMatchObject({ status: 200, text: '' })
    expect((await player.client.get(`/api/game/${game.id}`)).body).toMatchObject({
      status: 'Accepted',
      division: null,
    })
    const board = await admin.get(`/api/game/${game.id}/scoreboard`)
    expect(board.body).toMatchObject({ divisions: [], items: [{ divisionId: null, rank: 1 }] })
    expect((await admin.delete(url)).status).toBe(404)
    expect((await admin.put(url, { name: 'x' })).status).toBe(404)
  })
})
