import { gameBuilders } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Makes games with one of everything in them. */
export function worlds(app: TestApp, admin: HttpClient) {
  const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
  return async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const division = await aDivision(game)
    const player = await aPlayer(game)
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    const submission: number = (await player.client.post(url, { flag: 'halyard{no}' })).body
    const notices = `/api/edit/games/${game.id}/notices`
    const notice = (await admin.post(notices, { content: 'Hello' })).body
    const { id: flagId } = await app.db
      .selectFrom('flags')
      .select('id')
      .where('challenge_id', '=', challenge.id)
      .executeTakeFirstOrThrow()
    return { game, challenge, division, player, submission, notice, flagId }
  }
}
