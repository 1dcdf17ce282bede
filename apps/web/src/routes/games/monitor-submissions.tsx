import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import { MonitorScreen } from '#features/monitor/monitor-screen.tsx'

export function Component() {
  return <MonitorScreen list="submissions" game={useOutletContext<Game>()} />
}
