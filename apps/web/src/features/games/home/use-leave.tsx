import type { Game } from '@halyard/api'
import { useLeaveGame } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { confirm } from '#shared/feedback/feedback.ts'

/** Asks, then takes the own team's request back. Only possible while it is pending or was declined. */
export function useLeave(game: Game): () => void {
  const { t } = useLingui()
  const { mutateAsync } = useLeaveGame()
  const team = game.teamName ?? ''
  return () =>
    confirm({
      title: t`Withdraw ${team} from ${{ gameTitle: game.title }}?`,
      body: (
        <Trans>
          The organizers will no longer see your request. You can join again as long as the game
          accepts teams.
        </Trans>
      ),
      action: t`Withdraw`,
      tone: 'danger',
      run: () => mutateAsync({ gameId: game.id }),
    })
}
