import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { as, aUser, visitor } = testing
const { aGame, aChallenge } = gameBuilders(testing)
const admin = await as(await aUser({ role: 'Admin' }))

async function aFile(content: string): Promise<string> {
  const { body } = await admin.upload('POST', '/api/assets', [
    { field: 'files', fileName: 'handout.txt', content },
  ])
  return body[0].hash
}
const attach = (game: { id: number }, challenge: { id: number }, fileHash: string) =>
  admin.post(`/api/edit/games/${game.id}/challenges/${challenge.id}/attachment`, {
    attachmentType: 'Local',
    fileHash,
  })
const statusOf = async (hash: string) => (await visitor.get(`/assets/${hash}/handout.txt`)).status

describe('a file that a challenge showed', () => {
  it('goes with the challenge, unless another one shows it too', async () => {
    const game = await aGame()
    const [one, two] = [await aChallenge(game), await aChallenge(game)]
    const hash = await aFile('shared')
    for (const challenge of [one, two])
      expect((await attach(game, challenge, hash)).status).toBe(200)
    await admin.delete(`/api/edit/games/${game.id}/challenges/${one.id}`)
    expect(await statusOf(hash)).toBe(200)
    await admin.delete(`/api/edit/games/${game.id}/challenges/${two.id}`)
    expect(await statusOf(hash)).toBe(404)
  })

  it('goes with the game; one that nothing showed stays', async () => {
    const game = await aGame()
    const hash = await aFile('of the game')
    const unused = await aFile('of nobody')
    await attach(game, await aChallenge(game), hash)
    expect((await admin.delete(`/api/edit/games/${game.id}`)).status).toBe(200)
    expect([await statusOf(hash), await statusOf(unused)]).toEqual([404, 200])
  })

  it('goes with the last challenge also when each sent a copy of its own', async () => {
    const game = await aGame()
    const [one, two] = [await aChallenge(game), await aChallenge(game)]
    const hash = await aFile('sent twice')
    await attach(game, one, hash)
    await attach(game, two, await aFile('sent twice'))
    await admin.delete(`/api/edit/games/${game.id}/challenges/${one.id}`)
    expect(await statusOf(hash)).toBe(200)
    await admin.delete(`/api/edit/games/${game.id}/challenges/${two.id}`)
    expect(await statusOf(hash)).toBe(404)
  })

  it('stays for whoever sent it once more and has not used it yet', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    await attach(game, challenge, await aFile('sent for later'))
    const hash = await aFile('sent for later')
    await admin.delete(`/api/edit/games/${game.id}/challenges/${challenge.id}`)
    expect(await statusOf(hash)).toBe(200)
  })
})
