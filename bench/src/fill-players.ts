import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BoardFacts } from '@halyard/rules'
import type pg from 'pg'
import { hashPassword } from '../../apps/server/src/platform/passwords.ts'
import { userNameOf } from './made-game.ts'

/** The password of every player that the generator makes. */
export const PLAYER_PASSWORD = 'Anchor-4-Weigh'

export const secondsOf = (epochMs: number): number => epochMs / 1000

/** Takes numbers out of a table's identity column, ascending. */
export async function takeIds(
  client: pg.ClientBase,
  table: string,
  count: number,
): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2)`,
    [table, count],
  )
  return rows.map(({ id }) => Number(id))
}

/** One row of each table that a player is in. */
export interface Player {
  readonly userId: string
  readonly userName: string
  readonly participationId: number
  readonly teamId: number
  readonly token: string
}

interface Place {
  readonly gameId: number
  readonly divisionIds: readonly number[]
  readonly nowMs: number
  /** Players of each team. */
  readonly members: number
}

/** Writes accounts with open sessions, their teams and their places in a game. */
export async function insertPlayers(
  client: pg.ClientBase,
  facts: BoardFacts,
  { gameId, divisionIds, nowMs, members }: Place,
): Promise<Player[]> {
  const { teams } = facts
  const teamIds = await takeIds(client, 'teams', teams.length)
  const participationIds = await takeIds(client, 'participations', teams.length)
  const players = Array.from({ length: teams.length * members }, (_, index): Player => {
    const team = Math.floor(index / members)
    return {
      userId: randomUUID(),
      // Names are unique on the platform: those of a second made game carry its number.
      userName: `${userNameOf(index + 1)}.${gameId}`,
      participationId: participationIds[team] ?? 0,
      teamId: teamIds[team] ?? 0,
      token: randomBytes(32).toString('base64url'),
    }
  })
  const captainIds = players.filter((_, index) => index % members === 0).map(({ userId }) => userId)
  const userIds = players.map(({ userId }) => userId)
  const names = players.map(({ userName }) => userName)
  const now = secondsOf(nowMs)
  await client.query(
    `insert into users (id, user_name, user_name_key, email, email_key, email_confirmed, password_hash,
       security_stamp, created_at, last_visited_at)
     select id, name, name, name || '@example.org', name || '@example.org', true, $3, md5(name),
       to_timestamp($4), to_timestamp($4)
     from unnest($1::uuid[], $2::text[]) as made (id, name)`,
    [userIds, names, await hashPassword(PLAYER_PASSWORD), now],
  )
  await client.query(
    `insert into sessions (token_hash, user_id, security_stamp, created_at, refreshed_at, expires_at)
     select hash, id, md5(name), to_timestamp($4), to_timestamp($4), to_timestamp($4) + interval '7 days'
     from unnest($1::uuid[], $2::text[], $3::bytea[]) as made (id, name, hash)`,
    [userIds, names, players.map(({ token }) => createHash('sha256').update(token).digest()), now],
  )
  await client.query(
    `insert into teams (id, name, bio, captain_id, invite_secret, locked, created_at)
     select id, name, bio, captain, md5(random()::text), true, to_timestamp($5)
     from unnest($1::int[], $2::text[], $3::text[], $4::uuid[]) as made (id, name, bio, captain)`,
    [teamIds, teams.map(({ name }) => name), teams.map(({ bio }) => bio), captainIds, now],
  )
  await client.query(
    `insert into team_members (team_id, user_id, joined_at)
     select team, player, to_timestamp($3) from unnest($1::int[], $2::uuid[]) as made (team, player)`,
    [players.map(({ teamId }) => teamId), userIds, now],
  )
  await client.query(
    `insert into participations (id, game_id, team_id, division_id, status, token, created_at)
     select id, $4, team, division, 'Accepted', team || ':made', to_timestamp($5)
     from unnest($1::int[], $2::int[], $3::int[]) as made (id, team, division)`,
    [
      participationIds,
      teamIds,
      teams.map(({ divisionId }) => divisionIds[(divisionId ?? 1) - 1] ?? null),
      gameId,
      now,
    ],
  )
  await client.query(
    `insert into participation_members (participation_id, user_id, game_id, joined_at)
     select place, player, $3, to_timestamp($4) from unnest($1::int[], $2::uuid[]) as made (place, player)`,
    [players.map(({ participationId }) => participationId), userIds, gameId, now],
  )
  return players
}
