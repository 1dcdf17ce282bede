import { editChallengeQueries } from '@halyard/query'
import { Skeleton } from '@halyard/ui'
import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ChallengeScreen } from '#features/organise/challenge/challenge-screen.tsx'
import { Preview } from '#routes/admin/challenge-preview.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { challengeParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

const LazyTile = backgroundPart(
  'TilePreview',
  () => import('#features/play/preview/tile-preview.tsx'),
)

function Tile(props: ComponentProps<typeof LazyTile>) {
  return (
    <Suspense fallback={<Skeleton height="7rem" shape="box" />}>
      <LazyTile {...props} />
    </Suspense>
  )
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId, challengeId } = challengeParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(editChallengeQueries.list(gameId)))
  await client.query(editChallengeQueries.detail(gameId, challengeId))
  return null
}

/** `/admin/games/:gameId/challenges/:challengeId`: the editor, with the players' own view of what is typed. */
export function Component() {
  const { challengeId } = challengeParams(useParams())
  return (
    <ChallengeScreen key={challengeId} challengeId={challengeId} Preview={Preview} Tile={Tile} />
  )
}
