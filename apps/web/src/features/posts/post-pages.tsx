import { useListPosts } from '@halyard/query'
import { Button, EmptyState, ErrorState, Pagination } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { PostItem } from '#features/posts/post-item.tsx'
import { PostListSkeleton } from '#features/posts/post-list-parts.tsx'
import { withTag, havingLabels } from '#features/posts/tags.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

const pageSize = 10

type PostPagesProps = { tag: string | null; query: string; page: number }

/** A page of the posts with a tag and with the words that are looked for. */
export function PostPages({ tag, query, page }: PostPagesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, error, refetch } = useListPosts()
  if (!data && error) {
    return (
      <ErrorState
        title={t`The posts did not load`}
        actions={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
      >
        <ErrorMessage error={error} />
      </ErrorState>
    )
  }
  if (!data) return <PostListSkeleton />
  const posts = havingLabels(withTag(data, tag), query)
  if (posts.length === 0) return <NoPosts tag={tag} query={query} />
  const pageCount = Math.ceil(posts.length / pageSize)
  const shown = Math.min(page, pageCount)
  return (
    <>
      {posts.slice((shown - 1) * pageSize, shown * pageSize).map((post) => (
        <PostItem key={post.id} post={post} />
      ))}
      {pageCount > 1 && (
        <Pagination
          label={t`Pages`}
          page={shown}
          pageCount={pageCount}
          onPageChange={(next) =>
            void navigate(
              paths.posts({ tag: tag ?? undefined, q: query, page: next > 1 ? next : undefined }),
            )
          }
          summary={<Plural value={posts.length} one="# post" other="# posts" />}
          labels={{
            previous: t`Newer posts`,
            next: t`Older posts`,
            page: (number) => t`Page ${number}`,
          }}
        />
      )}
    </>
  )
}

function NoPosts({ tag, query }: { tag: string | null; query: string }) {
  const { t } = useLingui()
  if (tag === null && query === '') {
    return (
      <EmptyState title={t`No posts yet`}>
        <Trans>The organizers have not written anything.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      flags={['N']}
      title={query ? t`No post contains these words` : t`No post has this tag`}
      actions={
        <Button asChild>
          <Link to={paths.posts()}>
            <Trans>All posts</Trans>
          </Link>
        </Button>
      }
    />
  )
}
