import type { Profile } from '@halyard/api'
import type { Screen } from '#shared/screens.ts'
import { includesRole } from '#shared/session/roles.ts'

type Reader = Pick<Profile, 'role' | 'games'> | null | undefined

/**
 * Whether somebody may open a screen, by their account or by their role in a game. Courtesy only: the server decides.
 *
 * @param gameId the game that it is of; without it a role in any game is enough
 */
export function mayOpen(
  reader: Reader,
  { role, gameRoles }: Pick<Screen, 'role' | 'gameRoles'>,
  gameId?: number,
): boolean {
  if (!role || includesRole(reader?.role, role)) return true
  if (reader?.role === 'Banned') return false
  const isOpening = ({ id, role: own }: NonNullable<Profile['games']>[number]) =>
    (gameId === undefined || id === gameId) && gameRoles?.includes(own) === true
  return reader?.games?.some(isOpening) ?? false
}
