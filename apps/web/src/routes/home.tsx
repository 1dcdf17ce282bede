import type { GameSummary, PostInfo } from '@halyard/api'
import { gameQueries, infoQueries, useListRecentGames } from '@halyard/query'
import { Bunting, Button, ErrorState, SectionHeader, Skeleton, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link } from '#shared/link.tsx'
import { GameRow } from '#features/home/game-row.tsx'
import { HeroCard } from '#features/home/hero-card.tsx'
import { prefetchHero, useHero } from '#features/home/use-hero.ts'
import { PostItem } from '#features/posts/post-item.tsx'
import { PostListSkeleton } from '#features/posts/post-list-parts.tsx'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { Footer } from '#shared/layout/footer.tsx'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'
import * as styles from './home.css.ts'

const gamesAsked = 20
const gamesShown = 5
const postsShown = 5
/** Names for the flags of the bunting until there are games to take them from. */
const harbour = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India']

/** Both parts decide where the other stands, so the page waits for both; it works with either one failing. */
export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryContext)
  const recent = client.query({ ...gameQueries.recent(gamesAsked), retry: false })
  // The reader's part in a game decides which one is large.
  prefetch(recent.then((games) => prefetchHero(client, games)))
  await Promise.allSettled([recent, client.query({ ...infoQueries.latestPosts(), retry: false })])
  return null
}

export function Component() {
  const { t } = useLingui()
  const { title, slogan } = usePlatform()
  const recent = useListRecentGames(gamesAsked)
  const games = recent.data ?? []
  const { game: hero, detail, others } = useHero(games)
  return (
    <>
      <Bunting names={[...games.map((game) => game.title), ...harbour]} />
      <Page title={t`Home`} width="page">
        <h1 tabIndex={-1} dir="auto" className={styles.slogan}>
          {slogan || title}
        </h1>
        {recent.isPending ? (
          <Skeleton height="18rem" shape="box" />
        ) : (
          hero && <HeroCard game={hero} detail={detail} />
        )}
        <div className={others.length > 0 ? styles.columns : styles.loneColumn}>
          <Posts />
          {others.length > 0 && <Games games={others.slice(0, gamesShown)} />}
        </div>
      </Page>
      <Footer />
    </>
  )
}

function Posts() {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(infoQueries.latestPosts())
  return (
    <section>
      <SectionHeader
        title={<Trans>Posts</Trans>}
        action={<More to={paths.posts()}>{t`All posts`}</More>}
      />
      {isPending && <PostListSkeleton />}
      {error !== null && !data && (
        <ErrorState
          title={t`The posts did not load`}
          actions={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
        >
          <ErrorWords error={error} />
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
        <Trans>No posts yet. News from the organisers will appear here.</Trans>
      </p>
    )
  }
  return posts.slice(0, postsShown).map((post) => <PostItem key={post.id} post={post} level={3} />)
}

function Games({ games }: { games: readonly GameSummary[] }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader
        title={<Trans>Games</Trans>}
        action={<More to={paths.games()}>{t`All games`}</More>}
      />
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </section>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink tone="muted" asChild>
      <Link to={to} className={styles.more}>
        {children}
        <ArrowRight size={14} aria-hidden />
      </Link>
    </TextLink>
  )
}
