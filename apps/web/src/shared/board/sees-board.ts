import type { Game, Role } from '@halyard/api'
import { includesRole } from '#shared/session/roles.ts'

type Reader = {
  role: Role | undefined
  /** Of the server: some show hidden games to whoever knows their address. */
  extensions: readonly string[] | undefined
}

/** Whether a reader sees the scoreboard of a game: that of a hidden one is for its teams and for staff, and is refused to others. */
export const seesBoard = (
  { hidden, status }: Pick<Game, 'hidden' | 'status'>,
  { role, extensions }: Reader,
): boolean =>
  !hidden ||
  !extensions?.includes('drafts') ||
  status === 'Accepted' ||
  status === 'Suspended' ||
  includesRole(role, 'Monitor')
