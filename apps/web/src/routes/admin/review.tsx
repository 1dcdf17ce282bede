import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { loadParticipations } from '#features/organise/load-participations.ts'
import { preloadReview } from '#features/organise/review/review-body.tsx'
import { ReviewScreen } from '#features/organise/review/review-screen.tsx'

export function loader(args: LoaderFunctionArgs) {
  preloadReview()
  return loadParticipations(args)
}

/** The teams that want to take part, and those that do. */
export function Component() {
  const game = useEditedGame()
  return <ReviewScreen key={game.id} game={game} />
}
