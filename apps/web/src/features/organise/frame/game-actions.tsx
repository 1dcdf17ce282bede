import { EndButtons, useEndActions } from '#features/organise/frame/end-buttons.tsx'
import { useGameActions } from '#features/organise/frame/use-game-actions.tsx'
import type { EditGame } from '#features/organise/games/filter.ts'

/** What can be done with a game while it runs, as buttons, and in the command palette with all else. */
export function GameActions({ game }: { game: EditGame }) {
  const endActions = useEndActions(game)
  useGameActions(game, endActions)
  return <EndButtons actions={endActions} />
}
