import type { Profile, Role } from '@halyard/api'
import { accountQueries } from '@halyard/query'
import { data, redirect } from '#shared/router.ts'
import { paths } from '#shared/paths.ts'
import { queryClient } from '#shared/query.ts'

const rank = { Banned: 0, User: 1, Monitor: 2, Admin: 3 } as const satisfies Record<Role, number>

/** Whether a role includes another one. */
export const includesRole = (role: Role | undefined, needed: Role): boolean =>
  role !== undefined && rank[role] >= rank[needed]

/** What a refused guard hands to the error screen. */
export type Refused = { needed: Role }

/**
 * For loaders: the signed-in person. Visitors are sent to the log-in page, which brings them back to this address; people
 * without the role get the "no access" screen at this address. Nothing below may be fetched before it has passed.
 */
export async function requireRole(request: Request, needed: Role = 'User'): Promise<Profile> {
  const profile = await queryClient.query(accountQueries.profile())
  if (!profile) {
    const { pathname, search } = new URL(request.url)
    throw redirect(paths.login(pathname + search))
  }
  if (!includesRole(profile.role, needed)) {
    throw data({ needed } satisfies Refused, { status: 403 })
  }
  return profile
}
