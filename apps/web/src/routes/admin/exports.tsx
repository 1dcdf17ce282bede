import { editQueries, monitorQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { ExportsScreen } from '#features/organise/exports/exports-screen.tsx'
import { StandingsExport } from '#features/scoreboard/export/standings-export.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(monitorQueries.participations(gameId)))
  prefetch(client.query(editQueries.divisions(gameId)))
  return null
}

/** What is left of a game: who took part, and how it ended. */
export function Component() {
  const game = useEditedGame()
  return <ExportsScreen key={game.id} game={game} standings={<StandingsExport game={game} />} />
}
