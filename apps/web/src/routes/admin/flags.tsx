import { editQueries } from '@halyard/query'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadFlags } from '#features/organise/flags/flag-list.tsx'
import { FlagsScreen } from '#features/organise/flags/flags-screen.tsx'
import { challengeParams } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  preloadFlags()
  const { gameId, challengeId } = challengeParams(params)
  await context.get(queryContext).query(editQueries.challenge(gameId, challengeId))
  return null
}

export function Component() {
  const { gameId, challengeId } = challengeParams(useParams())
  return <FlagsScreen key={challengeId} gameId={gameId} challengeId={challengeId} />
}
