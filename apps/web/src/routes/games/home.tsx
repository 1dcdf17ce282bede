import type { Game } from '@halyard/api'
import { useOutletContext } from '#shared/router.ts'
import { GameHome } from '#features/games/home/game-home.tsx'

export function Component() {
  return <GameHome game={useOutletContext<Game>()} />
}
