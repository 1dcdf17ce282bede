import type { GameSummary } from '@halyard/api'
import { useListGames } from '@halyard/query'
import { Button, Container, EmptyState, Grid, PageHeader, SectionHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { chosenGroups, isNothing } from '#features/games/groups.ts'
import type { GameGroups } from '#features/games/groups.ts'
import { CalendarButton } from '#features/games/calendar/calendar-button.tsx'
import { FilterBar, useGameFilter } from '#features/games/list/filter-bar.tsx'
import * as styles from '#features/games/list/game-list.css.ts'
import { GameSearch, useGameSearch } from '#features/games/list/game-search.tsx'
import { GamesSkeleton } from '#features/games/list/games-skeleton.tsx'
import { LiveCard } from '#features/games/list/live-card.tsx'
import { PageLinks } from '#features/games/list/page-links.tsx'
import { gamesPage, gamesPerPage } from '#features/games/list/page.ts'
import { PastTable } from '#features/games/list/past-table.tsx'
import { TimelineStrip } from '#features/games/list/timeline-strip.tsx'
import { UpcomingCard } from '#features/games/list/upcoming-card.tsx'
import { useFound } from '#features/games/list/use-found.ts'
import { useGroups } from '#features/games/list/use-groups.ts'
import { useMine } from '#features/games/list/use-mine.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { parsePage } from '#shared/params.ts'
import { useTitle } from '#shared/title.ts'

/** All public games: what runs now large, what comes as cards, what is over as a table. */
export function GamesScreen() {
  const { t } = useLingui()
  useTitle(t`Games`)
  const [search] = useSearchParams()
  const page = parsePage(search.get('page'))
  const games = useListGames(gamesPage(page))
  const total = games.data?.total ?? 0
  const text = search.get('q') ?? ''
  const found = useFound(text, total)
  const shown = text === '' ? games.data?.data : found.games
  return (
    <Container width="wide" className={styles.page}>
      <PageHeader
        title={t`Games`}
        actions={
          // There with the heading: a key for the search may come before the games do.
          !games.isLoadingError && (
            <div className={styles.tools}>
              <div className={styles.search}>
                <GameSearch found={found.games.length} />
              </div>
              <FilterBar list={games.data} />
            </div>
          )
        }
      />
      {found.isLoading && found.games.length === 0 ? (
        <GamesSkeleton />
      ) : (
        <Content games={shown} error={games.error} onRetry={() => void games.refetch()} />
      )}
      {text === '' && <PageLinks page={page} pages={Math.ceil(total / gamesPerPage)} />}
    </Container>
  )
}

type ContentProps = {
  games: readonly GameSummary[] | undefined
  error: unknown
  onRetry: () => void
}

function Content({ games, error, onRetry }: ContentProps) {
  const { t } = useLingui()
  const { filter } = useGameFilter()
  const [search] = useSearchParams()
  if (games) {
    if (games.length > 0) return <Groups games={games} hasStrip={filter === 'all'} />
    return search.has('q') ? <NothingFound /> : <NoGames />
  }
  if (!error) return <GamesSkeleton />
  return <LoadFailed level={2} title={t`The games did not load`} error={error} onRetry={onRetry} />
}

function NothingFound() {
  const { t } = useLingui()
  const { text, change } = useGameSearch()
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={t`Nothing matches “${text}”`}
      actions={
        <Button onClick={() => change('')}>
          <Trans>Show all games</Trans>
        </Button>
      }
    />
  )
}

function NoGames() {
  const { t } = useLingui()
  return (
    <EmptyState level={2} title={t`No games yet`}>
      <Trans>The organizers have not announced any. Come back later.</Trans>
    </EmptyState>
  )
}

type GroupsProps = { games: readonly GameSummary[]; hasStrip: boolean }

function Groups({ games, hasStrip }: GroupsProps) {
  const { t } = useLingui()
  const { filter, clear } = useGameFilter()
  const mine = useMine(games, filter === 'mine')
  const groups = chosenGroups(useGroups(games), filter, (id) => mine.ids.has(id))
  if (filter === 'mine' && mine.isLoading && isNothing(groups)) return <GamesSkeleton />
  if (isNothing(groups)) return <NothingChosen isMine={filter === 'mine'} onClear={clear} />
  const ahead = [...groups.live, ...groups.upcoming]
  return (
    <>
      {filter === 'mine' && ahead.length > 0 && (
        <div>
          <CalendarButton games={ahead} fileName={t`My games`} />
        </div>
      )}
      <GroupSections groups={groups} strip={hasStrip && <TimelineStrip games={games} />} />
    </>
  )
}

function NothingChosen({ isMine, onClear }: { isMine: boolean; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={isMine ? t`You have not joined a game yet` : t`No game matches the filter`}
      actions={
        <Button onClick={onClear}>
          <Trans>Show all games</Trans>
        </Button>
      }
    />
  )
}

function GroupSections({ groups, strip }: { groups: GameGroups; strip: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      {groups.live.length > 0 && (
        <section className={styles.section} aria-label={t`Live games`}>
          {groups.live.map((game) => (
            <LiveCard key={game.id} game={game} />
          ))}
        </section>
      )}
      {groups.upcoming.length > 0 && (
        <Section title={t`Upcoming`}>
          <Grid minColumn={300}>
            {groups.upcoming.map((game) => (
              <UpcomingCard key={game.id} game={game} />
            ))}
          </Grid>
        </Section>
      )}
      {strip}
      {groups.past.length > 0 && (
        <Section title={t`Past`}>
          <PastTable games={groups.past} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHeader title={title} />
      {children}
    </section>
  )
}
