import { infoQueries, useListPosts } from '@halyard/query'
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
} from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Link } from '#shared/link.tsx'
import { PostItem } from '#features/posts/post-item.tsx'
import { PostListSkeleton } from '#features/posts/post-list-parts.tsx'
import { TagNav } from '#features/posts/tag-nav.tsx'
import { withTag, withWords } from '#features/posts/tags.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { Footer } from '#shared/layout/footer.tsx'
import { Page } from '#shared/layout/page.tsx'
import { parsePage } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'
import { useHasRole } from '#shared/session/user.ts'
import * as styles from './list.css.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'

const pageSize = 10

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query({ ...infoQueries.posts(), retry: false }))
  return null
}

export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const tag = search.get('tag')
  const query = search.get('q') ?? ''
  const { data: posts = [] } = useListPosts()
  const isAdmin = useHasRole('Admin')
  return (
    <>
      <Page title={tag ? [`#${tag}`, t`Posts`] : t`Posts`} width="page">
        <div className={styles.layout}>
          <div className={styles.side}>
            <p className={styles.sideTitle}>
              <Trans>Tags</Trans>
            </p>
            <TagNav posts={posts} chosen={tag} />
          </div>
          <div>
            <Stack gap={4}>
              <PageHeader
                title={<Trans>Posts</Trans>}
                description={tag && <ChosenTag tag={tag} />}
                actions={isAdmin && <NewPost />}
              />
              <PostSearch tag={tag} query={query} />
            </Stack>
            <PostPages tag={tag} query={query} page={parsePage(search.get('page'))} />
          </div>
        </div>
      </Page>
      <Footer />
    </>
  )
}

function NewPost() {
  return (
    <Button tone="primary" icon={<Plus size={16} />} asChild>
      <Link to={paths.postNew()}>
        <Trans>New post</Trans>
      </Link>
    </Button>
  )
}

/** Looks through what the list holds: title, summary, tags and author. The words stand in the address. */
function PostSearch({ tag, query }: { tag: string | null; query: string }) {
  const { t } = useLingui()
  const searchKey = useSingleKey('/')
  const navigate = useNavigate()
  const { data = [] } = useListPosts()
  const count = withWords(withTag(data, tag), query).length
  const change = (q: string) =>
    void navigate(paths.posts({ tag: tag ?? undefined, q }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <SearchField
      label={t`Search posts`}
      placeholder={t`Search posts`}
      clearLabel={t`Clear the search`}
      shortcut={searchKey}
      value={query}
      onValueChange={change}
      count={query && <Plural value={count} one="# post" other="# posts" />}
    />
  )
}

function ChosenTag({ tag }: { tag: string }) {
  return (
    <Trans>
      Only those tagged <bdi>#{tag}</bdi>. <Link to={paths.posts()}>Show all</Link>
    </Trans>
  )
}

type PostPagesProps = { tag: string | null; query: string; page: number }

function PostPages({ tag, query, page }: PostPagesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, error, refetch } = useListPosts()
  if (!data && error) {
    return (
      <ErrorState
        title={t`The posts did not load`}
        actions={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
      >
        <ErrorWords error={error} />
      </ErrorState>
    )
  }
  if (!data) return <PostListSkeleton />
  const posts = withWords(withTag(data, tag), query)
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
          words={{
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
        <Trans>The organisers have not written anything.</Trans>
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
