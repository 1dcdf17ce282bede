import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

export interface UseRow {
  /** The address, or what the database knows a browser by. */
  readonly what: string
  readonly participationId: number
  readonly userName: string
  /** The last time. */
  readonly at: number
}

interface Asked {
  readonly gameId: number
  readonly limit: number
  readonly teams: number
}

const UNKNOWN_ADDRESS = '0.0.0.0'

/** Addresses from which players of a few teams used the platform last. */
export const listAddresses = (db: Db, asked: Asked): Promise<UseRow[]> =>
  listShared(
    db,
    asked,
    sql`
      select sessions.ip as what, members.participation_id, members.user_id, sessions.refreshed_at as at
      from participation_members as members
      join sessions on sessions.user_id = members.user_id and sessions.ip is not null
      where members.game_id = ${asked.gameId}
      union all
      select users.ip, members.participation_id, members.user_id, users.last_visited_at
      from participation_members as members
      join users on users.id = members.user_id and users.last_visited_at is not null
      where members.game_id = ${asked.gameId} and users.ip <> ${UNKNOWN_ADDRESS}`,
  )

/** Browsers in which accounts of a few teams were used. They are known where the platform writes about new devices. */
export const listBrowsers = (db: Db, asked: Asked): Promise<UseRow[]> =>
  listShared(
    db,
    asked,
    sql`
      select encode(known.browser_hash, 'hex') as what, members.participation_id, members.user_id, known.seen_at as at
      from participation_members as members
      join known_browsers as known on known.user_id = members.user_id
      where members.game_id = ${asked.gameId}`,
  )

async function listShared(
  db: Db,
  { limit, teams }: Asked,
  uses: ReturnType<typeof sql>,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    with used as materialized (
      select what, participation_id, user_id, max(at) as at from (${uses}) as uses
      group by what, participation_id, user_id
    ), shared as (
      select what, max(at) as newest from used
      group by what
      having count(distinct participation_id) between 2 and ${teams}::int
      order by newest desc
      limit ${limit}
    )
    select used.what, used.participation_id as "participationId", users.user_name as "userName", used.at
    from shared
    join used on used.what = shared.what
    join users on users.id = used.user_id
    order by shared.newest desc, used.what, used.at`.execute(db)
  return rows
}
