import type { PostInfo } from '@halyard/api'
import { Avatar, Badge, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { PostSummary } from '#features/posts/post-summary.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './post-item.css.ts'

/** A post in a list: what it is about and who wrote it when. @param level of its heading in the page's outline */
export function PostItem({ post, level = 2 }: { post: PostInfo; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const author = post.authorName ?? ''
  return (
    <article className={styles.item}>
      <div className={styles.head}>
        {post.isPinned && (
          <Badge tone="accent" icon={<Pin size={12} />} className={styles.pinned}>
            <Trans>Pinned</Trans>
          </Badge>
        )}
        <Heading dir="auto" className={styles.title}>
          <Link to={paths.post(post.id)} className={styles.link}>
            {post.title}
          </Link>
        </Heading>
      </div>
      {post.summary && (
        <PostSummary source={post.summary} level={level === 2 ? 3 : 4} className={styles.summary} />
      )}
      <div className={styles.meta}>
        {author && (
          <>
            <Avatar name={author} src={post.authorAvatar} size={20} />
            <bdi className={styles.author}>{author}</bdi>
          </>
        )}
        <TimeOrDate at={post.time} />
        <span className={styles.end}>
          <Tags tags={post.tags ?? []} />
        </span>
      </div>
    </article>
  )
}

export function Tags({ tags }: { tags: readonly string[] }) {
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
