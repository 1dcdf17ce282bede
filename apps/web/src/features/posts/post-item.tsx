import type { PostInfo } from '@halyard/api'
import { Avatar, Badge } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import { Suspense } from 'react'
import { backgroundPart } from '#shared/lazy-part.ts'
import { Link } from '#shared/link.tsx'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { PostTags } from '#features/posts/post-tags.tsx'
import { PostSummary } from '#features/posts/post-summary.tsx'
import { useReadPosts } from '#features/posts/read-posts.ts'
import { paths } from '#shared/paths.ts'
import { useHasRole } from '#shared/session/user.ts'
import * as styles from './post-item.css.ts'

const PostItemActions = backgroundPart(
  'PostItemActions',
  () => import('#features/posts/post-actions.tsx'),
)

/** A post in a list: what it is about and who wrote it when. @param level of its heading in the page's outline */
export function PostItem({ post, level = 2 }: { post: PostInfo; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const author = post.authorName ?? ''
  const isAdmin = useHasRole('Admin')
  const { isUnread } = useReadPosts()
  return (
    <article className={styles.item}>
      <div className={styles.head}>
        {post.isPinned && (
          <Badge tone="accent" icon={<Pin size={12} />} className={styles.mark}>
            <Trans>Pinned</Trans>
          </Badge>
        )}
        <Heading dir="auto" className={styles.title}>
          <Link to={paths.post(post.id)} className={styles.link}>
            {post.title}
          </Link>
        </Heading>
        {isUnread(post) && (
          <Badge tone="accent" className={styles.mark}>
            <Trans context="post" comment="Mark on a post that the reader has not opened yet.">
              Unread
            </Trans>
          </Badge>
        )}
        {isAdmin && (
          <span className={styles.actions}>
            <Suspense>
              <PostItemActions post={post} />
            </Suspense>
          </span>
        )}
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
          <PostTags tags={post.tags ?? []} />
        </span>
      </div>
    </article>
  )
}
