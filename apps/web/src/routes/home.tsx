import { gameQueries, infoQueries, useListRecentGames } from '@halyard/query'
import { Bunting, Skeleton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { withTexts } from '#i18n/activate.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { GameRows } from '#features/home/game-rows.tsx'
import { HeroCard } from '#features/home/hero-card.tsx'
import { More } from '#features/home/more.tsx'
import { prefetchHero, useHero } from '#features/home/use-hero.ts'
import { Welcome } from '#features/home/welcome.tsx'
import { LatestPosts } from '#features/posts/latest-posts.tsx'
import { Footer } from '#shared/layout/footer.tsx'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'
import { useHasRole, useUser } from '#shared/session/user.ts'
import { useIsMounted } from '#shared/use-is-mounted.ts'
import * as styles from './home.css.ts'

const SetupOffer = backgroundPart('SetupOffer', () =>
  withTexts('staff', () => import('#features/organise/setup/setup-offer.tsx')),
)

const gamesAsked = 20
/** Names for the flags of the bunting until there are games to take them from. */
const harbour = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India']

/** Both parts decide the position of the other, so the page waits for both; it works with either one failing. */
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
  const isVisitor = useUser() === null
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
        {isVisitor && <Welcome />}
        {recent.isPending ? (
          <Skeleton height="18rem" shape="box" />
        ) : (
          hero && <HeroCard game={hero} detail={detail} />
        )}
        <div className={others.length > 0 ? styles.columns : styles.loneColumn}>
          <LatestPosts action={<More to={paths.posts()}>{t`All posts`}</More>} />
          {others.length > 0 && <GameRows games={others} />}
        </div>
      </Page>
      <Footer />
      <Setup />
    </>
  )
}

/** To administrators of a platform that nobody has touched yet. */
function Setup() {
  const isAdmin = useHasRole('Admin')
  const isMounted = useIsMounted()
  if (!isAdmin || !isMounted) return null
  return (
    <Suspense>
      <SetupOffer />
    </Suspense>
  )
}
