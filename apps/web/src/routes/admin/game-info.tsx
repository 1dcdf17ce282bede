import { useEditedGame } from '#features/organise/edited-game.ts'
import { InfoScreen } from '#features/organise/info/info-screen.tsx'

export function Component() {
  const game = useEditedGame()
  return <InfoScreen key={game.id} game={game} />
}
