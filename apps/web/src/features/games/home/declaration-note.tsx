import type { Game } from '@halyard/api'
import { useGetJoinCheck } from '@halyard/query'
import { Button, Callout, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const DeclarationDialog = lazyPart(
  'DeclarationDialog',
  () => import('#features/games/home/declaration-dialog.tsx'),
)

/** Asks a player for what the team's division wants to be accepted, after its text changed or the team was moved. */
export function DeclarationNote({ game }: { game: Pick<Game, 'id' | 'division'> }) {
  const { t } = useLingui()
  const { data } = useGetJoinCheck(game.id)
  const dialog = useOpenParam('dlg')
  const declaration = data?.declarations?.find(({ divisionId }) => divisionId === game.division)
  if (!declaration || declaration.isAccepted) return null
  return (
    <Callout tone="warn" title={t`Your division asks for a declaration`}>
      <Stack gap={3}>
        <Trans>You can play, but the organizers see that you have not accepted it yet.</Trans>
        <div>
          <Button size="sm" onClick={() => dialog.open('declaration')}>
            <Trans>Read the declaration</Trans>
          </Button>
        </div>
      </Stack>
      {dialog.value === 'declaration' && (
        <Suspense>
          <DeclarationDialog gameId={game.id} declaration={declaration} onClose={dialog.close} />
        </Suspense>
      )}
    </Callout>
  )
}
