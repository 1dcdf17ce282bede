import type { PostInfo } from '@halyard/api'
import { useListLatestPosts } from '@halyard/query'
import { Button, ErrorState, SectionHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PostItem } from '#features/posts/post-item.tsx'
import { PostListSkeleton } from '#features/posts/post-list-parts.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'

const postsShown = 5

/** The newest posts, with a way to all of them. */
export function LatestPosts({ action }: { action: ReactNode }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useListLatestPosts()
  return (
    <section>
      <SectionHeader title={<Trans>Posts</Trans>} action={action} />
      {isPending && <PostListSkeleton />}
      {error !== null && !data && (
        <ErrorState
          title={t`The posts did not load`}
          actions={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
        >
          <ErrorMessage error={error} />
        </ErrorState>
      )}
      {data && <PostList posts={data} />}
    </section>
  )
}

function PostList({ posts }: { posts: readonly PostInfo[] }) {
  if (posts.length === 0) {
    return (
      <p>
        <Trans>No posts yet. News from the organizers will appear here.</Trans>
      </p>
    )
  }
  return posts.slice(0, postsShown).map((post) => <PostItem key={post.id} post={post} level={3} />)
}
