import { useListPosts } from '@halyard/query'
import { TextLink } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { neighboursOf } from '#features/posts/neighbours.ts'
import { useReadPosts } from '#features/posts/read-posts.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import * as styles from './post-neighbours.css.ts'

/** Below a post: the next newer and the next older one. It also notes that this one is read. */
export function PostNeighbours({ postId, time }: { postId: string; time: number }) {
  const { t } = useLingui()
  const { data: posts = [] } = useListPosts()
  const { isUnread, markRead } = useReadPosts()
  const isNew = isUnread({ id: postId, time })
  const handleNew = useEffectEvent(markRead)
  useEffect(() => {
    if (isNew) handleNew(postId)
  }, [isNew, postId])
  const { newer, older } = neighboursOf(posts, postId)
  if (!newer && !older) return null
  return (
    <nav aria-label={t`Other posts`} className={styles.neighbours}>
      {newer && (
        <TextLink asChild>
          <Link to={paths.post(newer.id)} className={styles.newer}>
            <span className={styles.side}>
              <ArrowLeft size={14} aria-hidden />
              {t({ message: 'Newer', comment: 'Above the title of the next newer post.' })}
            </span>
            <bdi>{newer.title}</bdi>
          </Link>
        </TextLink>
      )}
      {older && (
        <TextLink asChild>
          <Link to={paths.post(older.id)} className={styles.older}>
            <span className={styles.side}>
              {t({ message: 'Older', comment: 'Above the title of the next older post.' })}
              <ArrowRight size={14} aria-hidden />
            </span>
            <bdi>{older.title}</bdi>
          </Link>
        </TextLink>
      )}
    </nav>
  )
}
