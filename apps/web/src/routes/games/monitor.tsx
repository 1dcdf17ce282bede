import { Outlet, useOutletContext } from 'react-router'
import type { Game } from '@halyard/api'
import { MonitorFrame } from '#features/monitor/monitor-frame.tsx'

/** The tools of who watches a game; its screens get it from the outlet. */
export function Component() {
  const game = useOutletContext<Game>()
  return (
    <MonitorFrame key={game.id} gameId={game.id}>
      <Outlet context={game} />
    </MonitorFrame>
  )
}
