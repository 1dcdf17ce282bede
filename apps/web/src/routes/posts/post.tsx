import { infoQueries, useLoadedPost } from '@halyard/query'
import { TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { memo, Suspense } from 'react'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { backgroundPart } from '#shared/lazy-part.ts'
import { Link } from '#shared/link.tsx'
import { Byline } from '#features/posts/byline.tsx'
import { PostTags } from '#features/posts/post-tags.tsx'
import { PostSummary } from '#features/posts/post-summary.tsx'
import { readingMinutes } from '#features/posts/reading-time.ts'
import { Footer } from '#shared/layout/footer.tsx'
import { Markdown, preloadMarkdown } from '#shared/content/markdown.tsx'
import { Page } from '#shared/layout/page.tsx'
import { postParams } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { queryContext } from '#shared/query-context.ts'
import { useHasRole } from '#shared/session/user.ts'
import * as styles from './post.css.ts'

const PostActions = backgroundPart('PostActions', () => import('#features/posts/post-actions.tsx'))
const Contents = backgroundPart('Contents', () => import('#features/posts/contents.tsx'))
const PostNeighbours = backgroundPart(
  'PostNeighbours',
  () => import('#features/posts/post-neighbours.tsx'),
)

export async function loader({ params, context }: LoaderFunctionArgs) {
  preloadMarkdown()
  await context.get(queryContext).query(infoQueries.post(postParams(params).postId))
  return null
}

export function Component() {
  const { t } = useLingui()
  const { postId } = postParams(useParams())
  const { data: post } = useLoadedPost(postId)
  const isAdmin = useHasRole('Admin')
  return (
    <>
      <Page title={[post.title, t`Posts`]} width="page">
        <div className={styles.layout}>
          <article className={styles.article}>
            <div className={styles.top}>
              <TextLink tone="muted" asChild>
                <Link to={paths.posts()} className={styles.back}>
                  <ArrowLeft size={14} aria-hidden />
                  <Trans>Posts</Trans>
                </Link>
              </TextLink>
              <Suspense>{isAdmin && <PostActions post={post} />}</Suspense>
            </div>
            <PostTags tags={post.tags ?? []} />
            <h1 dir="auto" tabIndex={-1} className={styles.title}>
              {post.title}
            </h1>
            {post.summary && (
              <PostSummary source={post.summary} level={2} className={styles.summary} />
            )}
            <Byline
              author={post.authorName ?? ''}
              avatar={post.authorAvatar}
              time={post.time}
              path={paths.post(postId)}
              minutes={readingMinutes(post.content)}
            />
            <Markdown source={post.content} size="lg" hasAnchors />
            <Suspense>
              <PostNeighbours postId={postId} time={post.time} />
            </Suspense>
          </article>
          <ContentsOf source={post.content} />
        </div>
      </Page>
      <Footer />
    </>
  )
}

/** What the server rendered stays until the code is there, unless the post changes. */
const ContentsOf = memo(function ContentsOf({ source }: { source: string }) {
  return (
    <Suspense>
      <Contents source={source} />
    </Suspense>
  )
})
