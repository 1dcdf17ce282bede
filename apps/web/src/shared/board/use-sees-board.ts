import { seesBoard } from '#shared/board/sees-board.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { includesRole } from '#shared/session/roles.ts'
import { useUser } from '#shared/session/user.ts'

/** Whether the reader sees the scoreboard of a game. */
export function useSeesBoard(
  game: (Parameters<typeof seesBoard>[0] & { id: number }) | undefined,
): boolean {
  const reader = { role: useUser()?.role, extensions: usePlatform().extensions }
  const isStaff = useUser()?.games?.some(({ id }) => id === game?.id) === true
  if (isStaff) return true
  return game ? seesBoard(game, reader) : includesRole(reader.role, 'Monitor')
}
