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

/** Letters compare without case, accents or width: "muller" finds "Müller", "ａｂｃ" finds "abc". */
const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** The posts with every typed word in title, summary, tags or author's name. */
export function havingLabels(posts: readonly PostInfo[], query: string): readonly PostInfo[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return posts
  return posts.filter(({ title, summary, tags, authorName }) => {
    const text = folded([title, summary, authorName ?? '', ...(tags ?? [])].join(' '))
    return words.every((word) => text.includes(word))
  })
}
