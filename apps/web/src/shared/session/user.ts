import type { Profile, Role } from '@halyard/api'
import { useGetProfile } from '@halyard/query'
import { screens } from '#shared/screens.ts'
import type { Screen, ScreenName } from '#shared/screens.ts'
import { mayOpen } from '#shared/session/may-open.ts'
import { includesRole } from '#shared/session/roles.ts'

/** Who is signed in; null for a visitor, and until we know. */
export function useUser(): Profile | null {
  const { data } = useGetProfile()
  return data ?? null
}

/** Whether the reader is signed in; undefined while unknown, since the server cannot be reached. */
export function useIsSignedIn(): boolean | undefined {
  const { data } = useGetProfile()
  return data === undefined ? undefined : data !== null
}

/** Whether the reader may open a screen, of that game where it is of one. */
export function useMayOpen(): (name: ScreenName, gameId?: number) => boolean {
  const user = useUser()
  return (name, gameId) => {
    const screen: Screen = screens[name]
    return mayOpen(user, screen, gameId)
  }
}

/** Whether the reader runs a game: administrators do, and its managers. Courtesy only: the server decides. */
export const useRunsGame = (gameId: number): boolean =>
  mayOpen(useUser(), { role: 'Admin', gameRoles: ['manager'] }, gameId)

/** Whether the reader has a role. Courtesy only: the server decides. */
export const useHasRole = (needed: Role): boolean => includesRole(useUser()?.role, needed)
