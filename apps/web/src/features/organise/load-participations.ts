import { divisionQueries, reviewQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

/** Begins to load the participations of a game, with its divisions, before the code of their screen is there. */
export function loadParticipations({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(reviewQueries.participations(gameId)))
  prefetch(client.query(divisionQueries.list(gameId)))
  return null
}
