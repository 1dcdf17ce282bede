import { ALL_PERMISSIONS, GAME_PERMISSION } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, clock } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)

const url = (challenge: TestChallenge) =>
  `/api/game/${challenge.game_id}/challenges/${challenge.id}`

describe('T02: solves that take no tier', () => {
  it('are not announced: of a division without that right, of a challenge without bloods, after the end', async () => {
    const game = await aGame({ practice_mode: true })
    const [challenge, plain] = [
      await aChallenge(game),
      await aChallenge(game, { disable_blood_bonus: true }),
    ]
    const guests = await aDivision(game, {
      default_permissions: ALL_PERMISSIONS & ~GAME_PERMISSION.GetBlood,
    })
    const [guest, player, late] = [
      await aPlayer(game, { division_id: guests.id }),
      await aPlayer(game),
      await aPlayer(game),
    ]
    for (const { client } of [guest, player])
      for (const one of [challenge, plain]) await client.post(url(one), { flag: FLAG })
    await db
      .updateTable('games')
      .set({ ends_at: ms(clock.now()) })
      .where('id', '=', game.id)
      .execute()
    expect((await late.client.post(url(challenge), { flag: FLAG })).status).toBe(200)
    const solves = await db
      .selectFrom('solves')
      .selectAll()
      .where('game_id', '=', game.id)
      .execute()
    expect(solves).toHaveLength(5)
    const announced = await db
      .selectFrom('notices')
      .select(['type', 'args'])
      .where('game_id', '=', game.id)
      .execute()
    expect(announced).toEqual([{ type: 'FirstBlood', args: [player.team.name, challenge.title] }])
  })
})
