import type { BoardFacts } from '@halyard/rules'
import type pg from 'pg'
import { createGameKeys } from '../../apps/server/src/modules/game/keys.ts'
import { systemRandom } from '../../apps/server/src/platform/random.ts'
import { insertPlayers, secondsOf, takeIds } from './fill-players.ts'
import type { Player } from './fill-players.ts'
import { flagOf } from './made-game.ts'

const DAY_MS = 86_400_000

/** What a load test needs to act as the teams. */
export interface Crew {
  readonly gameId: number
  readonly challenges: readonly { readonly id: number; readonly flag: string }[]
  readonly players: readonly {
    readonly userName: string
    readonly participationId: number
    readonly teamId: number
    /** Value of the session cookie. */
    readonly token: string
    /** Ids of challenges that the team has solved. */
    readonly solved: readonly number[]
  }[]
}

interface Filling {
  readonly title: string
  readonly nowMs: number
  /** Players of each team; the first is its captain, who has solved what the team has solved. */
  readonly members?: number
}

/** Writes a made game into a migrated database, with one open session for each player. */
export async function fillDatabase(
  client: pg.ClientBase,
  facts: BoardFacts,
  { title, nowMs, members = 1 }: Filling,
): Promise<Crew> {
  await client.query('begin')
  const gameId = await insertGame(client, facts, title, nowMs)
  const divisionIds = await insertDivisions(client, facts, gameId)
  const challengeIds = await insertChallenges(client, facts, gameId)
  const players = await insertPlayers(client, facts, { gameId, divisionIds, nowMs, members })
  await client.query(
    `insert into team_challenges (participation_id, challenge_id, created_at)
     select participations.id, challenges.id, now() from participations, challenges
     where participations.game_id = $1 and challenges.game_id = $1`,
    [gameId],
  )
  const captains = players.filter((_, index) => index % members === 0)
  await insertSolves(client, facts, { gameId, players: captains, challengeIds })
  await client.query('commit')
  await client.query('analyze')
  const solvedBy = Map.groupBy(facts.solves, ({ participationId }) => participationId)
  return {
    gameId,
    challenges: facts.challenges.map(({ id }, index) => ({
      id: challengeIds[index] ?? 0,
      flag: flagOf(id),
    })),
    players: players.map(({ userName, participationId, teamId, token }, index) => ({
      userName,
      participationId,
      teamId,
      token,
      solved: (solvedBy.get(Math.floor(index / members) + 1) ?? []).map(
        ({ challengeId }) => challengeIds[challengeId - 1] ?? 0,
      ),
    })),
  }
}

async function insertGame(
  client: pg.ClientBase,
  { game }: BoardFacts,
  title: string,
  nowMs: number,
): Promise<number> {
  const { publicKey, privateKey } = createGameKeys(systemRandom)
  const { rows } = await client.query<{ id: number }>(
    `insert into games (title, summary, accept_without_review, writeup_deadline, public_key, private_key,
       starts_at, ends_at, blood_bonus, created_at, updated_at)
     values ($1, 'Made by the load generator.', true, to_timestamp($2), $3, $4,
       to_timestamp($5), to_timestamp($6), $7, to_timestamp($8), to_timestamp($8))
     returning id`,
    [
      title,
      secondsOf(game.end + DAY_MS),
      publicKey,
      privateKey,
      secondsOf(game.start),
      secondsOf(game.end),
      game.bloodBonus,
      secondsOf(nowMs),
    ],
  )
  return rows[0]?.id ?? 0
}

async function insertDivisions(client: pg.ClientBase, facts: BoardFacts, gameId: number) {
  const ids = await takeIds(client, 'divisions', facts.divisions.length)
  await client.query(
    `insert into divisions (id, game_id, name, default_permissions)
     select id, $2, name, permissions from unnest($1::int[], $3::text[], $4::int[]) as made (id, name, permissions)`,
    [
      ids,
      gameId,
      facts.divisions.map(({ name }) => name),
      facts.divisions.map(({ defaultPermissions }) => defaultPermissions),
    ],
  )
  return ids
}

async function insertChallenges(client: pg.ClientBase, facts: BoardFacts, gameId: number) {
  const ids = await takeIds(client, 'challenges', facts.challenges.length)
  await client.query(
    `insert into challenges (id, game_id, title, category, content, is_enabled, original_score,
       min_score_rate, difficulty, disable_blood_bonus, created_at)
     select id, $2, title, category, 'Find the flag.', true, score, rate, difficulty, no_bonus, now()
     from unnest($1::int[], $3::text[], $4::text[], $5::int[], $6::float8[], $7::float8[], $8::bool[])
       as made (id, title, category, score, rate, difficulty, no_bonus)`,
    [
      ids,
      gameId,
      facts.challenges.map(({ title }) => title),
      facts.challenges.map(({ category }) => category),
      facts.challenges.map(({ originalScore }) => originalScore),
      facts.challenges.map(({ minScoreRate }) => minScoreRate),
      facts.challenges.map(({ difficulty }) => difficulty),
      facts.challenges.map(({ disableBloodBonus }) => disableBloodBonus),
    ],
  )
  await client.query(
    `insert into flags (challenge_id, flag) select * from unnest($1::int[], $2::text[])`,
    [ids, facts.challenges.map(({ id }) => flagOf(id))],
  )
  return ids
}

async function insertSolves(
  client: pg.ClientBase,
  { solves }: BoardFacts,
  made: { gameId: number; players: readonly Player[]; challengeIds: readonly number[] },
): Promise<void> {
  const submissionIds = await takeIds(client, 'submissions', solves.length)
  const players = solves.map(({ participationId }) => made.players[participationId - 1])
  const columns = [
    submissionIds,
    solves.map(({ challengeId }) => made.challengeIds[challengeId - 1]),
    players.map((player) => player?.participationId),
    players.map((player) => player?.teamId),
    players.map((player) => player?.userId),
    solves.map(({ at }) => secondsOf(at)),
  ]
  const rows = `unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::uuid[], $6::float8[])
    as made (id, challenge, participation, team, player, at)`
  await client.query(
    `insert into submissions (id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, submitted_at)
     select made.id, $7, challenge, participation, team, player, flags.flag, 'Accepted', to_timestamp(at)
     from ${rows} join flags on flags.challenge_id = challenge`,
    [...columns, made.gameId],
  )
  await client.query(
    `insert into solves (participation_id, challenge_id, game_id, submission_id, user_id, solved_at)
     select participation, challenge, $7, id, player, to_timestamp(at) from ${rows} where team > 0`,
    [...columns, made.gameId],
  )
}
