import type { Profile, Role } from '@halyard/api'
import { accountQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { Screen } from '#shared/screens.ts'
import { mayOpen } from '#shared/session/may-open.ts'

/** Why a guard refused, for the screen that explains it at this address. */
export type Refused = { why: 'signed-out' | 'role'; needed: Role }

/** What a guard threw, if it was a refusal. */
export function asRefused(body: unknown): Refused | undefined {
  const { why, needed }: Partial<Refused> = typeof body === 'object' && body ? body : {}
  return why && needed && { why, needed }
}

const refuse = (status: 401 | 403, refused: Refused) => data(refused, { status })

/**
 * The signed-in person, for loaders. Visitors and people without the role stay at the address and read there who may
 * open it.
 *
 * @throws 401 or 403 with the reason, for the nearest error boundary
 */
export async function requireRole(
  client: QueryClient,
  needed: Role,
  { gameRoles, gameId }: Pick<Screen, 'gameRoles'> & { gameId?: number | undefined } = {},
): Promise<Profile> {
  const profile = await client.query(accountQueries.profile())
  if (!profile) throw refuse(401, { why: 'signed-out', needed })
  const screen = { role: needed, ...(gameRoles && { gameRoles }) }
  if (!mayOpen(profile, screen, gameId)) throw refuse(403, { why: 'role', needed })
  return profile
}
