import type { Db } from '#db/database.ts'
import { containing } from '#db/like.ts'
import type { TeamRow } from '#modules/team/service.ts'

/** A search answers no more than this. */
const MAX_HITS = 30
const MAX_ID = 2_147_483_647

export function listTeams(db: Db, page: { count: number; skip: number }): Promise<TeamRow[]> {
  return db
    .selectFrom('teams')
    .selectAll()
    .orderBy('id')
    .offset(page.skip)
    .limit(page.count)
    .execute()
}

export async function countTeams(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('teams')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Teams that have the text in their name, whatever its letter case, and the one of that number. */
export function searchTeams(db: Db, text: string): Promise<TeamRow[]> {
  const id = /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined
  return db
    .selectFrom('teams')
    .selectAll()
    .where((where) =>
      where.or([
        where('name', 'ilike', containing(text)),
        ...(id === undefined ? [] : [where('id', '=', id)]),
      ]),
    )
    .orderBy('id')
    .limit(MAX_HITS)
    .execute()
}
