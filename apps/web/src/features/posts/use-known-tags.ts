import { useListPosts } from '@halyard/query'
import { countTags } from '#features/posts/tags.ts'

const tagsOffered = 12

/** The tags that posts have most often, to choose from. */
export function useKnownTags(): readonly string[] {
  const { data = [] } = useListPosts()
  return countTags(data)
    .slice(0, tagsOffered)
    .map(([tag]) => tag)
}
