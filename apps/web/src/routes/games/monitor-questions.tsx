import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import { QueueScreen } from '#features/organise/questions/queue-screen.tsx'

export function Component() {
  const game = useOutletContext<Game>()
  return <QueueScreen key={game.id} game={game} />
}
