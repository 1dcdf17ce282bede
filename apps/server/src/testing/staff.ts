import { ms } from '#db/database.ts'
import type { GameRole } from '#db/tables/games.ts'
import type { TestUser } from '#testing/builders.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Makes accounts with a role in one game. */
export function staffBuilder({ db, clock, aUser, as }: TestApp) {
  return async (
    game: { readonly id: number },
    role: GameRole,
    {
      user: given,
      challenges = [],
    }: { user?: TestUser; challenges?: readonly { readonly id: number }[] } = {},
  ) => {
    const user = given ?? (await aUser())
    const row = { game_id: game.id, user_id: user.id, role, added_at: ms(clock.now()) }
    await db.insertInto('game_staff').values(row).execute()
    for (const { id } of challenges)
      await db
        .insertInto('challenge_authors')
        .values({ game_id: game.id, challenge_id: id, user_id: user.id })
        .execute()
    return { user, client: await as(user) }
  }
}
