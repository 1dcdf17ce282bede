import { ms } from '#db/database.ts'
import type { Db, RowChange } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { insertPost } from '#modules/post/repository.ts'
import type { Clock } from '#platform/clock.ts'
import { randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

// What other modules ask of the tables of this one.
export {
  deletePost,
  findPost,
  listNewestPosts,
  listPosts,
  updatePost,
} from '#modules/post/repository.ts'

type PostEdit = Schema<'PostEditModel'>
const ID_BYTES = 4

/** Writes a post and returns its id. */
export async function createPost(
  { db, clock, random }: { db: Db; clock: Clock; random: Randomness },
  edit: PostEdit,
  authorId: string | null,
): Promise<string> {
  for (;;) {
    const id = randomHex(random, ID_BYTES)
    const isNew = await insertPost(db, {
      id,
      title: edit.title ?? '',
      summary: edit.summary ?? '',
      content: edit.content ?? '',
      tags: edit.tags ?? null,
      is_pinned: edit.isPinned ?? false,
      author_id: authorId,
      updated_at: ms(clock.now()),
    })
    if (isNew) return id
  }
}

/** What an edit changes: the pin alone when one is sent, else the texts, with the editor as author and a new time. */
export function postChange(edit: PostEdit, authorId: string, nowMs: number): RowChange<'posts'> {
  const { isPinned, ...texts } = edit
  if (typeof isPinned === 'boolean') return { is_pinned: isPinned }
  const given = Object.entries(texts).filter(([, value]) => value !== null && value !== undefined)
  return { ...Object.fromEntries(given), author_id: authorId, updated_at: ms(nowMs) }
}
