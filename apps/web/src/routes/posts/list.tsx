import { infoQueries, useListPosts } from '@halyard/query'
import { Button, PageHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Link } from '#shared/link.tsx'
import { PostPages } from '#features/posts/post-pages.tsx'
import { PostSearch } from '#features/posts/post-search.tsx'
import { TagNav } from '#features/posts/tag-nav.tsx'
import { PostFeedLink } from '#shared/feed-link.tsx'
import { Footer } from '#shared/layout/footer.tsx'
import { Page } from '#shared/layout/page.tsx'
import { parsePage } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'
import { useHasRole } from '#shared/session/user.ts'
import * as styles from './list.css.ts'

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
                actions={
                  <>
                    <PostFeedLink />
                    {isAdmin && <NewPost />}
                  </>
                }
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

function ChosenTag({ tag }: { tag: string }) {
  return (
    <Trans>
      Only those tagged <bdi>#{tag}</bdi>. <Link to={paths.posts()}>Show all</Link>
    </Trans>
  )
}
