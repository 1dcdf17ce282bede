import type { MatchedFlag } from '@halyard/flags'
import { ms } from '#db/database.ts'
import type { NewRow, Row } from '#db/database.ts'
import { admitTeam } from '#modules/game/admission-repository.ts'
import { createGameKeys } from '#modules/game/keys.ts'
import { signTeamToken } from '#modules/team/team-token.ts'
import type { TestGame, TestTeam, TestUser } from '#testing/builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import type { TestApp } from '#testing/test-app.ts'

export type TestChallenge = Row<'challenges'>

/** A team in a game with one player and a client logged in as that player. */
export interface TestPlayer {
  readonly user: TestUser
  readonly team: TestTeam
  readonly participation: Row<'participations'>
  readonly client: HttpClient
}

type Difference<Table extends 'challenges' | 'divisions' | 'games' | 'participations'> = Partial<
  NewRow<Table>
>

export interface GameBuilders {
  /** A running game with keys, in which new teams are accepted at once. */
  readonly aGame: (difference?: Difference<'games'>) => Promise<TestGame>
  /** An enabled challenge of 1000 points with one flag unless given others; admitted teams have a place in it. */
  readonly aChallenge: (
    game: TestGame,
    difference?: Difference<'challenges'> & { flags?: readonly (string | MatchedFlag)[] },
  ) => Promise<TestChallenge>
  readonly aDivision: (
    game: TestGame,
    difference?: Difference<'divisions'>,
  ) => Promise<Row<'divisions'>>
  /** A new team that is admitted to the game unless another status is given. */
  readonly aPlayer: (
    game: TestGame,
    difference?: Pick<Difference<'participations'>, 'status' | 'division_id'> & { name?: string },
  ) => Promise<TestPlayer>
}

export const FLAG = 'halyard{right}'

export function gameBuilders(app: TestApp): GameBuilders {
  const { db, services } = app
  const now = () => services.clock.now()
  let count = 0

  return {
    aGame(difference = {}) {
      const { publicKey, privateKey } = createGameKeys(services.random)
      const keys = { public_key: publicKey, private_key: privateKey }
      return app.aGame({ accept_without_review: true, ...keys, ...difference })
    },

    async aChallenge(game, { flags = [FLAG], ...difference } = {}) {
      count += 1
      const challenge = await db
        .insertInto('challenges')
        .values({
          game_id: game.id,
          title: `Challenge ${count}`,
          is_enabled: true,
          created_at: ms(now()),
          ...difference,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const rows = flags.map((flag) => ({
        challenge_id: challenge.id,
        ...(typeof flag === 'string' ? { flag } : flag),
      }))
      if (rows.length > 0) await db.insertInto('flags').values(rows).execute()
      await db
        .insertInto('team_challenges')
        .columns(['participation_id', 'challenge_id', 'created_at'])
        .expression((query) =>
          query
            .selectFrom('participations')
            .select(['id', (select) => select.val(challenge.id).$castTo<number>().as('c')])
            .select(ms(now()).as('at'))
            .where('game_id', '=', game.id),
        )
        // A team that joins in the same moment is given it then.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      services.board.changed(game.id)
      return challenge
    },

    async aDivision(game, difference = {}) {
      const division = await db
        .insertInto('divisions')
        .values({ game_id: game.id, name: `Division ${(count += 1)}`, ...difference })
        .returningAll()
        .executeTakeFirstOrThrow()
      services.board.changed(game.id)
      return division
    },

    async aPlayer(game, { name, status = 'Accepted', ...difference } = {}) {
      const user = await app.aUser()
      const team = await app.aTeam({ captain: user, ...(name !== undefined && { name }) })
      const participation = await db
        .insertInto('participations')
        .values({
          game_id: game.id,
          team_id: team.id,
          status,
          token: signTeamToken(game.private_key, team.id, services.config),
          created_at: ms(now()),
          ...difference,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await db
        .insertInto('participation_members')
        .values({
          participation_id: participation.id,
          user_id: user.id,
          game_id: game.id,
          joined_at: ms(now()),
        })
        .execute()
      await admitTeam(db, { id: participation.id, teamId: team.id, gameId: game.id }, now())
      services.board.changed(game.id)
      return { user, team, participation, client: await app.as(user) }
    },
  }
}
