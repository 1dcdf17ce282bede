import type { Db, NewRow, RowChange } from '#db/database.ts'

/** A post with the name and picture of its last editor. */
export interface PostRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly is_pinned: boolean
  readonly tags: string[] | null
  readonly updated_at: number
  readonly author_name: string | null
  readonly author_avatar: string | null
}

const select = (db: Db) =>
  db
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select([
      'posts.id',
      'posts.title',
      'posts.summary',
      'posts.content',
      'posts.is_pinned',
      'posts.tags',
      'posts.updated_at',
      'users.user_name as author_name',
      'users.avatar_hash as author_avatar',
    ])

/** Pinned ones first, then the newest; all without a limit. */
export function listPosts(db: Db, limit?: number): Promise<PostRow[]> {
  const query = select(db)
    .orderBy('posts.is_pinned', 'desc')
    .orderBy('posts.updated_at', 'desc')
    .orderBy('posts.id')
  return (limit === undefined ? query : query.limit(limit)).execute()
}

/** The newest by themselves, pinned or not. */
export function listNewestPosts(db: Db, limit: number): Promise<PostRow[]> {
  return select(db).orderBy('posts.updated_at', 'desc').orderBy('posts.id').limit(limit).execute()
}

export function findPost(db: Db, id: string): Promise<PostRow | undefined> {
  return select(db).where('posts.id', '=', id).executeTakeFirst()
}

/** False when the id is taken. */
export async function insertPost(db: Db, post: NewRow<'posts'>): Promise<boolean> {
  const row = await db
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is no such post. */
export async function updatePost(db: Db, id: string, change: RowChange<'posts'>): Promise<boolean> {
  const row = await db
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is no such post. */
export async function deletePost(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('posts').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}
