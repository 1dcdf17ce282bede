import { sql } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import type { Db } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import type { ParticipationStatus } from '#db/tables/play.ts'
import { findGame } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { findPlayer } from '#modules/game/player-repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'

// Who may know what of a game: the one place that decides. A game that is not hidden is everybody's. A hidden one with an
// invitation code is unlisted: its page opens at its address, joining needs the code, everything else an accepted team. A hidden
// one without a code is a draft: it does not exist, except for staff, its own too, and teams that were accepted before.

/** How much of a game is shown: nothing, what is needed to join it, or all that its state allows. */
export type Sight = 'nothing' | 'page' | 'all'

type Hiding = Pick<Game, 'hidden' | 'invite_code'>

interface Caller {
  readonly id: string
  readonly role: Role
}

/** Whether a team has been accepted, whatever happened to it since. */
export const wasAccepted = (status: ParticipationStatus | null | undefined): boolean =>
  status === 'Accepted' || status === 'Suspended'

/** @param isInside whether the caller is of a team that was accepted, or of the staff of the game */
export function sightOf(
  game: Hiding,
  caller: Pick<Caller, 'role'> | undefined,
  isInside: boolean,
): Sight {
  if (!game.hidden || hasRole(caller, 'Monitor')) return 'all'
  if (isInside && hasRole(caller, 'User')) return 'all'
  return game.invite_code ? 'page' : 'nothing'
}

/** The code that joining takes; null for none. With a division its own counts, and the game's where a hidden game's division has none. */
export function joinCode(
  game: Hiding,
  division: { readonly invite_code: string | null } | null,
): string | null {
  if (!division) return game.invite_code || null
  return division.invite_code || (game.hidden && game.invite_code) || null
}

/** How much of a game a caller sees. It costs the same for a draft and for a game that does not exist. */
export async function findSight(
  db: Db,
  gameId: number,
  game: Hiding | undefined,
  caller: Caller | undefined,
): Promise<Sight> {
  if (game && !game.hidden) return 'all'
  const isInside = caller ? await findInside(db, { gameId, userId: caller.id }) : false
  return game ? sightOf(game, caller, isInside) : 'nothing'
}

/**
 * A game that the caller may know of. Throws Refusal: 404 as for a game that does not exist, or 400 where only the page may be seen and
 * more is needed.
 */
export async function requireSeenGame(
  db: Db,
  gameId: number,
  caller: Caller | undefined,
  needed: 'page' | 'all' = 'all',
): Promise<Game> {
  return requireSight(db, gameId, await findGame(db, gameId), caller, needed)
}

/** The same for a game that is read already. */
export async function requireSight(
  db: Db,
  gameId: number,
  game: Game | undefined,
  caller: Caller | undefined,
  needed: 'page' | 'all' = 'all',
): Promise<Game> {
  const sight = await findSight(db, gameId, game, caller)
  if (!game || sight === 'nothing') throw new Refusal(404, 'gameNotFound')
  if (sight === 'all' || needed === 'page') return game
  const player = caller && (await findPlayer(db, { gameId, userId: caller.id }))
  throw new Refusal(400, player ? 'participationNotAccepted' : 'gameNotJoined')
}

interface Asked {
  readonly gameId: number
  readonly userId: string
}

/** Whether a user plays with, or belongs to, a team that was accepted into a game, or has a role in it. */
const findInside = batchedRead(async (db, asked: readonly Asked[]) => {
  const { rows } = await sql<{ index: number }>`
    select asked.index
    from json_to_recordset(${withIndexes(asked)}::json)
      as asked (index int, "gameId" int, "userId" uuid)
    where exists (
      select from participations
      where participations.game_id = asked."gameId" and participations.status in ('Accepted', 'Suspended')
        and (
          exists (select from participation_members as player
            where player.participation_id = participations.id and player.user_id = asked."userId")
          or exists (select from team_members as mate
            where mate.team_id = participations.team_id and mate.user_id = asked."userId")
        )
    ) or exists (
      select from game_staff
      where game_staff.game_id = asked."gameId" and game_staff.user_id = asked."userId"
    )`.execute(db)
  return byIndex(asked, rows).map((row) => row !== undefined)
})
