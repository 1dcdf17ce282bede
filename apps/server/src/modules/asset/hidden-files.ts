import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { findUses } from '#modules/asset/uses-repository.ts'
import type { UseRow } from '#modules/asset/uses-repository.ts'
import { findGame } from '#modules/game/games.ts'
import { findSight } from '#modules/game/visibility.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { mayHaveFile } from '#modules/staff/service.ts'

/** Who may have a file: everybody who knows its address, this caller but not everybody, or not this caller. */
export type FileSight = 'everybody' | 'caller' | 'nobody'

/** Files that only hidden games use are for those who see what uses them. */
export async function findFileSight(
  db: Db,
  hash: string,
  caller: Pick<SessionUser, 'id' | 'role'> | undefined,
): Promise<FileSight> {
  if (!(await isInHiddenGame(db, hash))) return 'everybody'
  const uses = (await findUses(db, [hash])).get(hash) ?? []
  const sights = await Promise.all(uses.map((use) => sightOfUse(db, use, caller)))
  if (sights.includes('everybody')) return 'everybody'
  return sights.includes('caller') ? 'caller' : 'nobody'
}

/** The texts and the poster of an unlisted game belong to its page, which anybody may open. */
async function sightOfUse(
  db: Db,
  { kind, id, game_id: gameId }: UseRow,
  caller: Pick<SessionUser, 'id' | 'role'> | undefined,
): Promise<FileSight> {
  const game = gameId === null ? undefined : await findGame(db, gameId)
  if (!game?.hidden) return 'everybody'
  const isOfPage = kind === 'Game'
  const isSeenBy = async (who: typeof caller) => {
    const sight = await findSight(db, game.id, game, who)
    if (sight !== 'all') return isOfPage && sight === 'page'
    return isOfPage || !who || (await mayHaveFile(db, who, { kind, id, gameId: game.id }))
  }
  if (await isSeenBy(undefined)) return 'everybody'
  return (await isSeenBy(caller)) ? 'caller' : 'nobody'
}

/** The question of every download: cheap, and nearly always answered with no. */
async function isInHiddenGame(db: Db, hash: string): Promise<boolean> {
  const link = `%/assets/${hash}%`
  const { rows } = await sql<{ isHidden: boolean }>`
    select exists (
      select from games where hidden and (
        poster_hash = ${hash}
        or concat_ws(' ', summary, content, writeup_note) ilike ${link}
        or exists (select from participations
          where participations.game_id = games.id and participations.writeup_hash = ${hash})
        or exists (select from challenges where challenges.game_id = games.id
          and concat_ws(' ', challenges.content, array_to_string(challenges.hints, ' ')) ilike ${link})
        or exists (select from priced_hints join challenges on challenges.id = priced_hints.challenge_id
          where challenges.game_id = games.id and priced_hints.content ilike ${link})
        or exists (select from attachments
          join (
            select game_id, attachment_id from challenges
            union all select challenges.game_id, flags.attachment_id
              from flags join challenges on challenges.id = flags.challenge_id
          ) as holders on holders.attachment_id = attachments.id
          where attachments.file_hash = ${hash} and holders.game_id = games.id)
      )
    ) as "isHidden"`.execute(db)
  return rows[0]?.isHidden === true
}
