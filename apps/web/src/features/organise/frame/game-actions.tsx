import { EndButtons, useEndActions } from '#features/organise/frame/end-buttons.tsx'
import { useGameActions } from '#features/organise/frame/use-game-actions.tsx'
import { useScheduleActions } from '#features/organise/schedule/use-schedule-actions.ts'
import type { EditGame } from '#features/organise/games/filter.ts'

/** What can be done with a game while it runs, as buttons, and in the command palette with all else. */
export function GameActions({ game }: { game: EditGame }) {
  const scheduled = useScheduleActions(game)
  const actions = [...scheduled, ...useEndActions(game)]
  useGameActions(game, actions)
  return <EndButtons actions={actions} />
}
