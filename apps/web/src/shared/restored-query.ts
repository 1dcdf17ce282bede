import { accountQueries, isUnreachable } from '@halyard/query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

const restored = Promise.withResolvers<void>()
const waited = Promise.withResolvers<void>()

/** Resolves when a loader waits for the queries persisted by the last visit. */
export const restoreIsNeeded: Promise<void> = waited.promise

/** The queries persisted by the last visit are restored, or never will be. */
export const restoreIsDone = (): void => restored.resolve()

/**
 * Reads a query in a loader. While the server cannot be reached it is the answer persisted by the last visit, at once; without one
 * the query is retried as usual.
 *
 * @param read runs the query, with these options in place of its own
 */
export async function readOrRestore(
  client: QueryClient,
  queryKey: QueryKey,
  read: (options?: { retry: false }) => Promise<unknown>,
): Promise<void> {
  try {
    await read({ retry: false })
  } catch (error) {
    if (!isUnreachable(error)) throw error
    waited.resolve()
    // Personal answers are restored only once it is certain that the profile cannot be read.
    const profile = client.query({ ...accountQueries.profile(), retry: false })
    await Promise.allSettled([restored.promise, profile])
    if (client.getQueryData(queryKey) === undefined) await read()
  }
}
