import { useEditedGame } from '#features/organise/edited-game.ts'
import { ReviewScreen } from '#features/organise/review/review-screen.tsx'

export { loadParticipations as loader } from '#features/organise/load-participations.ts'

/** The teams that want to take part, and those that do. */
export function Component() {
  const game = useEditedGame()
  return <ReviewScreen key={game.id} game={game} />
}
