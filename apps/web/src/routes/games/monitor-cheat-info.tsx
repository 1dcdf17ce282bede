import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import { CheatScreen } from '#features/monitor/cheat/cheat-screen.tsx'

/** Which teams sent the flags of others. */
export function Component() {
  return <CheatScreen game={useOutletContext<Game>()} />
}
