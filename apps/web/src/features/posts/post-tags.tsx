import { TextLink } from '@halyard/ui'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import * as styles from './post-tags.css.ts'

/** The tags of a post; each leads to the posts that carry it. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <TextLink key={tag} tone="muted" asChild>
          <Link to={paths.posts({ tag })} dir="auto">
            #{tag}
          </Link>
        </TextLink>
      ))}
    </span>
  )
}
