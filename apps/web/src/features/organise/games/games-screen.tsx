import { Button, EmptyState, Inline, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { PackageOpen, Plus } from 'lucide-react'
import { CreateGame } from '#features/organise/games/create-game.tsx'
import { chosenGames } from '#features/organise/games/filter.ts'
import type { EditGame } from '#features/organise/games/filter.ts'
import { GameList } from '#features/organise/games/game-list.tsx'
import { GamesToolbar, useGamesChoice } from '#features/organise/games/games-toolbar.tsx'
import { ImportGame } from '#features/organise/games/import-game.tsx'
import { useAllGames } from '#shared/use-all-games.ts'
import { SetupOffer } from '#features/organise/setup/setup-offer.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { Page } from '#shared/layout/page.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** All games of the platform, for those who organise them. */
export function AdminGamesScreen() {
  const { t } = useLingui()
  const { games, error, retry } = useAllGames()
  return (
    <Page title={[t`Games`, t`Admin`]} width="page">
      <PageHeader title={<Trans>Games</Trans>} actions={<Beginnings />} />
      <SetupOffer />
      {games && games.length > 0 && <GamesToolbar games={games} />}
      {error ? (
        <LoadFailed level={2} title={t`The games did not load`} error={error} onRetry={retry} />
      ) : (
        <Games games={games} />
      )}
    </Page>
  )
}

/** The two ways to a new game. */
function Beginnings() {
  const { t } = useLingui()
  const dialog = useOpenParam('dlg')
  const tell = (title: string) => {
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
        <CreateGame onCreated={() => tell(t`The game is created`)} onClose={dialog.close} />
      )}
      {dialog.value === 'import' && (
        <ImportGame onImported={() => tell(t`The game is imported`)} onClose={dialog.close} />
      )}
    </>
  )
}

function Games({ games }: { games: readonly EditGame[] | undefined }) {
  const { t } = useLingui()
  const nowMs = useCurrentMinute()
  const { text, filter, clear } = useGamesChoice()
  if (!games) {
    return (
      <Loading label={t`The games are loading`}>
        <Skeleton height="18rem" shape="box" />
      </Loading>
    )
  }
  if (games.length === 0) {
    return (
      <EmptyState level={2} title={t`No games yet`}>
        <Trans>Create one, or import the package of a game that was held elsewhere.</Trans>
      </EmptyState>
    )
  }
  const chosen = chosenGames(games, { filter, text, nowMs })
  if (chosen.length > 0) return <GameList games={chosen} />
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={text ? t`Nothing matches “${text}”` : t`No game matches the filter`}
      actions={
        <Button onClick={clear}>
          <Trans>Show all games</Trans>
        </Button>
      }
    />
  )
}
