import type { Game } from '@halyard/api'
import { useOutletContext } from '#shared/router.ts'
import { ScoreboardScreen } from '#features/scoreboard/scoreboard-screen.tsx'

export function Component() {
  return <ScoreboardScreen game={useOutletContext<Game>()} />
}
