import { Button, EmptyState, Inline, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { PackageOpen, Plus } from 'lucide-react'
import { CreateGame } from '#features/organise/games/create-game.tsx'
import { chosenGames } from '#features/organise/games/filter.ts'
import type { EditGame } from '#features/organise/games/filter.ts'
import { GameList } from '#features/organise/games/game-list.tsx'
import { GamesToolbar } from '#features/organise/games/games-toolbar.tsx'
import { ImportGame } from '#features/organise/games/import-game.tsx'
import { useGamesChoice } from '#features/organise/games/use-games-choice.ts'
import { useAllGames } from '#shared/use-all-games.ts'
import { SetupOffer } from '#features/organise/setup/setup-offer.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useHasRole } from '#shared/session/user.ts'

/** All games of the platform, for those who organise them. */
export function AdminGamesScreen() {
  const { t } = useLingui()
  const isAdmin = useHasRole('Admin')
  const { games: all, error, retry } = useAllGames()
  // There with the heading: a key for the search may come before the games do.
  const isSearchable = all ? all.length > 0 : !error
  return (
    <Page title={[t`Games`, t`Admin`]} width="page">
      <PageHeader title={<Trans>Games</Trans>} actions={isAdmin && <Beginnings />} />
      {isSearchable && <GamesToolbar games={all} />}
      <ListFrame
        data={error ? undefined : all}
        error={error}
        onRetry={retry}
        failed={t`The games did not load`}
        loading={t`The games are loading`}
        empty={
          <EmptyState level={2} title={t`No games yet`}>
            <Trans>Create one, or import the package of a game that was held elsewhere.</Trans>
          </EmptyState>
        }
      >
        {(games) => <Games games={games} />}
      </ListFrame>
      {isAdmin && <SetupOffer />}
    </Page>
  )
}

/** The two ways to a new game. */
function Beginnings() {
  const { t } = useLingui()
  const dialog = useOpenParam('dlg')
  const showToast = (title: string) => {
    dialog.close()
    toast({ tone: 'ok', id: 'new-game', title, body: t`It is hidden until you publish it.` })
  }
  return (
    <>
      <Inline gap={2}>
        <Button icon={<PackageOpen size={16} />} onClick={() => dialog.open('import')}>
          <Trans>Import package</Trans>
        </Button>
        <Button tone="primary" icon={<Plus size={16} />} onClick={() => dialog.open('create')}>
          <Trans>Create game</Trans>
        </Button>
      </Inline>
      {dialog.value === 'create' && (
        <CreateGame onCreated={() => showToast(t`Game created`)} onClose={dialog.close} />
      )}
      {dialog.value === 'import' && (
        <ImportGame onImported={() => showToast(t`Game imported`)} onClose={dialog.close} />
      )}
    </>
  )
}

function Games({ games }: { games: readonly EditGame[] }) {
  const { t } = useLingui()
  const nowMs = useCurrentMinute()
  const { choice, clear } = useGamesChoice()
  const { text } = choice
  const chosen = chosenGames(games, choice, nowMs)
  if (chosen.length > 0) return <GameList games={chosen} />
  return (
    <NothingMatches
      title={text ? t`Nothing matches “${text}”` : t`No game matches the filter`}
      showAll={t`Show all games`}
      onShowAll={clear}
    />
  )
}
