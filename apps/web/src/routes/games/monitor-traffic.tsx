import type { Game } from '@halyard/api'
import { captureQueries } from '@halyard/query'
import { useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { TrafficScreen } from '#features/monitor/traffic/traffic-screen.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  prefetch(context.get(queryContext).query(captureQueries.challenges(gameId)))
  return null
}

/** What players sent to their instances, and what came back. */
export function Component() {
  return <TrafficScreen game={useOutletContext<Game>()} />
}
