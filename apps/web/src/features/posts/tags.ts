import type { PostInfo } from '@halyard/api'

/** The tags in use with how many posts carry each: most used first, then by name. */
export function countTags(posts: readonly PostInfo[]): [tag: string, count: number][] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap((post) => [...new Set(post.tags)])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
}

export const withTag = (posts: readonly PostInfo[], tag: string | null): readonly PostInfo[] =>
  tag === null ? posts : posts.filter((post) => post.tags?.includes(tag))
