import type { Query, QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'
import { infoQueries } from '#info/queries.ts'

/** Config, captcha and posts are the same for everybody; all else may have been answered for one person only. */
const isPersonal = ({ queryKey }: Query) => queryKey[0] !== infoQueries.all()[0]

/**
 * Drops everything that was read as somebody else, after logging in, out or losing the session. What is on screen is read
 * again.
 */
export async function switchUser(client: QueryClient): Promise<void> {
  await client.cancelQueries({ predicate: isPersonal })
  client.removeQueries({ predicate: isPersonal, type: 'inactive' })
  await client.resetQueries({ predicate: isPersonal })
}

/** Same for a session that ended by itself: the profile is known to be gone and need not be asked. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: isPersonal, type: 'inactive' })
  client.setQueryData(accountQueries.profile().queryKey, null)
}
