import { controlRoomQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { HealthLine } from '#features/administer/health/health-line.tsx'
import { ControlRoomScreen } from '#features/organise/control-room/control-room-screen.tsx'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(controlRoomQueries.detail(gameParams(params).gameId)))
  return null
}

/** One page for who looks after a game while it runs. */
export function Component() {
  const game = useEditedGame()
  return <ControlRoomScreen key={game.id} game={game} health={<HealthLine />} />
}
