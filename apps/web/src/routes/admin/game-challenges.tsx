import { editChallengeQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import {
  ChallengesScreen,
  preloadChallenges,
} from '#features/organise/challenges/challenges-screen.tsx'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  preloadChallenges()
  prefetch(context.get(queryContext).query(editChallengeQueries.list(gameParams(params).gameId)))
  return null
}

export function Component() {
  return <ChallengesScreen game={useEditedGame()} />
}
