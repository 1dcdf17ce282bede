import { unwrap } from '@halyard/api'
import type { Query, QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'
import { api } from '#core/connection.ts'
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

/** After signing in on top of what is on screen: for the same person nothing is dropped. Answers whether it is the same. */
export async function continueAs(client: QueryClient): Promise<boolean> {
  const { queryKey } = accountQueries.profile()
  const before = client.getQueryData(queryKey)
  const profile = await unwrap(api().GET('/api/account/profile'))
  if (before?.userId !== profile.userId) {
    await switchUser(client)
    return false
  }
  client.setQueryData(queryKey, profile)
  return true
}
