import type { Profile, Role } from '@halyard/api'
import { useGetProfile } from '@halyard/query'
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

/** Whether the reader has a role. Courtesy only: the server decides. */
export const useHasRole = (needed: Role): boolean => includesRole(useUser()?.role, needed)
