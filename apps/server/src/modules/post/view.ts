import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { PostRow } from '#modules/post/repository.ts'

/** A post in a list. */
export function postInfoView(post: PostRow): Schema<'PostInfoModel'> {
  return {
    id: post.id,
    title: post.title,
    summary: post.summary,
    isPinned: post.is_pinned,
    tags: post.tags,
    authorAvatar: assetPath(post.author_avatar, 'avatar'),
    authorName: post.author_name,
    time: post.updated_at,
  }
}

/** A post to read. */
export function postView(post: PostRow): Schema<'PostDetailModel'> {
  return { ...postInfoView(post), content: post.content }
}
