import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import { SignalsScreen } from '#features/monitor/signals/signals-screen.tsx'

/** Facts that may settle a suspicion. */
export function Component() {
  const game = useOutletContext<Game>()
  return <SignalsScreen key={game.id} game={game} />
}
