import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'

/** A short digest of who is signed in, empty for a visitor, undefined while nobody knows. Ids themselves are not kept. */
export function userOf(client: QueryClient): string | undefined {
  const profile = client.getQueryData(accountQueries.profile().queryKey)
  if (profile === undefined) return undefined
  return profile === null ? '' : digest(profile.userId)
}

/** FNV-1a, 32 bits: enough to distinguish the users of one browser, too little to identify them. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
