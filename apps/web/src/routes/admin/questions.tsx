import { useEditedGame } from '#features/organise/edited-game.ts'
import { QueueScreen } from '#features/organise/questions/queue-screen.tsx'

export function Component() {
  const game = useEditedGame()
  return <QueueScreen key={game.id} game={game} />
}
