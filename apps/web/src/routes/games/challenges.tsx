import type { Game } from '@halyard/api'
import { useOutletContext } from '#shared/router.ts'
import { BoardScreen } from '#features/play/board/board-screen.tsx'

export function Component() {
  return <BoardScreen game={useOutletContext<Game>()} />
}
