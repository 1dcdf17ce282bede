import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import { HealthLine } from '#features/administer/health/health-line.tsx'
import { OverviewScreen } from '#features/monitor/overview/overview-screen.tsx'

/** A game at a glance, for who watches it. */
export function Component() {
  return <OverviewScreen game={useOutletContext<Game>()} health={<HealthLine />} />
}
