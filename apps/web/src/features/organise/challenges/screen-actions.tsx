import type { GameSettings } from '@halyard/api'
import { useFlushScoreboard } from '@halyard/query'
import { Button, IconButton, Inline, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, PackageOpen, Plus, RefreshCw, Trophy } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const CreateChallenge = lazyPart(
  'CreateChallenge',
  () => import('#features/organise/challenges/create-challenge.tsx'),
)
const BloodBonus = lazyPart(
  'BloodBonus',
  () => import('#features/organise/challenges/blood-bonus.tsx'),
)

type ScreenActionsProps = {
  game: GameSettings
  /** What the list shows: a new challenge begins with it. */
  category: ChallengeLine['category'] | undefined
}

/** What can be done with the challenges as a whole. */
export function ScreenActions({ game, category }: ScreenActionsProps) {
  'use memo'
  const { t } = useLingui()
  const navigate = useNavigate()
  const dialog = useOpenParam('dlg')
  const flush = useFlush(game.id)
  return (
    <>
      <Inline gap={2}>
        <Button tone="primary" icon={<Plus size={16} />} onClick={() => dialog.open('create')}>
          <Trans>Create challenge</Trans>
        </Button>
        <Menu
          align="end"
          label={t`More for the challenges`}
          items={[
            {
              label: t`Import challenges`,
              icon: <PackageOpen size={16} />,
              onSelect: () => void navigate(paths.gameImport(game.id)),
            },
            {
              label: t`Blood bonus`,
              icon: <Trophy size={16} />,
              onSelect: () => dialog.open('bonus'),
            },
            {
              label: t`Rebuild the scoreboard`,
              note: t`Only needed when it seems out of date; no data is lost.`,
              icon: <RefreshCw size={16} />,
              onSelect: flush,
            },
          ]}
          trigger={
            <IconButton label={t`More for the challenges`} hasTooltip={false}>
              <Ellipsis size={16} />
            </IconButton>
          }
        />
      </Inline>
      <Suspense>
        {dialog.value === 'create' && (
          <CreateChallenge
            gameId={game.id}
            category={category}
            onCreated={(id) => void navigate(paths.gameChallenge(game.id, id), { replace: true })}
            onClose={dialog.close}
          />
        )}
        {dialog.value === 'bonus' && <BloodBonus game={game} onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

/** Has the server recompute the scoreboard. */
function useFlush(gameId: number): () => void {
  'use memo'
  const { t } = useLingui()
  const id = `flush-${gameId}`
  const { mutate } = useFlushScoreboard({
    onSuccess: () => void toast({ tone: 'ok', id, title: t`Scoreboard recalculated` }),
    onError: (error) =>
      void toast({
        tone: 'bad',
        id,
        title: t`The scoreboard was not recalculated`,
        body: <ErrorMessage error={error} />,
      }),
  })
  return () => mutate({ gameId })
}
