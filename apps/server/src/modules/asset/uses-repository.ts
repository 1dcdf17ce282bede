import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export interface UseRow {
  readonly hash: string
  readonly kind: Schema<'FileUseKind'>
  readonly id: string
  readonly name: string
  readonly game_id: number | null
}

/** A link to a stored file, in Markdown or any other text. */
const link = '/assets/([0-9a-f]{64})'

/** The places that use each of these files: those that name it, and texts that link to it. Files that nothing uses are left out. */
export async function findUses(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly UseRow[]>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<UseRow>`
    with attached as (
      select attachments.file_hash as hash, challenge_id
        from attachments
        join (
          select id as challenge_id, attachment_id from challenges
          union all select challenge_id, attachment_id from flags
        ) as holders on holders.attachment_id = attachments.id
        where attachments.file_hash = any (${hashes})
    ), texts as (
      select 'Post' as kind, id, title as name, null::integer as game_id, concat_ws(' ', summary, content) as text from posts
      union all select 'Game', id::text, title, id, concat_ws(' ', summary, content, writeup_note) from games
      union all select 'Challenge', id::text, title, game_id, concat_ws(' ', content, array_to_string(hints, ' ')) from challenges
      union all select 'Challenge', challenges.id::text, title, game_id, priced_hints.content
        from priced_hints join challenges on challenges.id = challenge_id
      union all select 'Setting', section, section, null, value::text from config
    )
    select uses.* from (
      select hash, 'Challenge' as kind, id::text, title as name, game_id
        from attached join challenges on id = challenge_id
      union select poster_hash, 'Game', id::text, title, id from games
      union select avatar_hash, 'User', id::text, user_name, null from users
      union select avatar_hash, 'Team', id::text, name, null from teams
      union select writeup_hash, 'Writeup', participations.id::text, teams.name, game_id
        from participations join teams on teams.id = team_id
      union select value ->> 'logoHash', 'Setting', section, section, null from config
      union select value ->> 'faviconHash', 'Setting', section, section, null from config
      union select lower(links[1]), kind, id, name, game_id
        from texts, regexp_matches(text, ${link}, 'gi') as links
        where text ilike '%/assets/%'
    ) as uses
    where uses.hash = any (${hashes})
    order by hash, kind, game_id, name, id`.execute(db)
  return Map.groupBy(rows, ({ hash }) => hash)
}
