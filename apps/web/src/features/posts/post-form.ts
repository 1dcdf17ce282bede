import type { Post } from '@halyard/api'

/** A post as it is edited. */
export type PostForm = { title: string; summary: string; tags: string; content: string }

/** The same with what is stored by a call of its own. */
export type PostValues = PostForm & { isPinned: boolean }

export const emptyPost: PostForm = { title: '', summary: '', tags: '', content: '' }

export const toPostForm = ({ title, summary, tags, content }: Post): PostForm => ({
  title,
  summary,
  tags: (tags ?? []).join(', '),
  content,
})

export const toPostValues = (post: Post): PostValues => ({
  ...toPostForm(post),
  isPinned: post.isPinned,
})

/** Tags as typed: parted by commas, with or without `#`, each once; blanks inside stay. */
export function parseTags(text: string): string[] {
  const tags = text
    .split(/[,，、\n]/)
    .map((tag) => tag.trim().replace(/^#+\s*/, ''))
    .filter(Boolean)
  return [...new Map(tags.map((tag) => [tag.toLocaleLowerCase(), tag])).values()]
}

/** Adds a tag to what is typed, or takes it away. */
export function toggleTag(text: string, tag: string): string {
  const tags = parseTags(text)
  const isThere = tags.includes(tag)
  return (isThere ? tags.filter((known) => known !== tag) : [...tags, tag]).join(', ')
}

/** As it will be stored: without blanks around, tags each once. */
export const normalised = ({ title, summary, tags, content }: PostForm): PostForm => ({
  title: title.trim(),
  summary: summary.trim(),
  tags: parseTags(tags).join(', '),
  content,
})

/** What the server takes. Pinning is a call of its own: a body with `isPinned` may change nothing else. */
export const toPostUpdate = ({ tags, ...texts }: PostForm) => ({
  ...texts,
  tags: parseTags(tags),
})
