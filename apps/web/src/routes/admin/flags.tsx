import { editChallengeQueries } from '@halyard/query'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { preloadFlags } from '#features/organise/flags/list/flag-list.tsx'
import { FlagsScreen } from '#features/organise/flags/flags-screen.tsx'
import { Preview } from '#routes/admin/challenge-preview.tsx'
import { challengeParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  preloadFlags()
  const { gameId, challengeId } = challengeParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(editChallengeQueries.list(gameId)))
  await client.query(editChallengeQueries.detail(gameId, challengeId))
  return null
}

export function Component() {
  const { challengeId } = challengeParams(useParams())
  const game = useEditedGame()
  return <FlagsScreen key={challengeId} game={game} challengeId={challengeId} Preview={Preview} />
}
