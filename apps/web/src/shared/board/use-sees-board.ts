import { seesBoard } from '#shared/board/sees-board.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { includesRole } from '#shared/session/roles.ts'
import { useUser } from '#shared/session/user.ts'

/** Whether the reader sees the scoreboard of a game. */
export function useSeesBoard(game: Parameters<typeof seesBoard>[0] | undefined): boolean {
  const reader = { role: useUser()?.role, extensions: usePlatform().extensions }
  return game ? seesBoard(game, reader) : includesRole(reader.role, 'Monitor')
}
