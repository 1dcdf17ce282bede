import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { hashOf } from '#modules/session/sessions.ts'

const LIFE_MS = 400 * 24 * 60 * 60 * 1000

/** Notes that an account is used in a browser. @returns whether it is new to an account that was used before */
export async function noteBrowser(
  db: Db,
  { userId, token, nowMs }: { userId: string; token: string; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into known_browsers as known (user_id, browser_hash, seen_at)
    values (${userId}, ${hashOf(token)}, ${ms(nowMs)})
    on conflict (user_id, browser_hash) do update set seen_at = excluded.seen_at
    returning (known.xmax = 0 and exists (
      select from users where users.id = known.user_id and users.last_visited_at is not null)) as "isNew"`.execute(
    db,
  )
  return rows[0]?.isNew === true
}

/** Deletes browsers that were not used for as long as their cookie lasts; run periodically. */
export async function deleteOldBrowsers(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('seen_at', '<', ms(nowMs - LIFE_MS))
    .execute()
}
