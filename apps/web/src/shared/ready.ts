import { accountQueries, isUnreachable } from '@halyard/query'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '#shared/query.ts'

const restored = Promise.withResolvers<void>()
const waited = Promise.withResolvers<void>()

/** Resolves when a screen waits for the answers kept by the last visit: nothing else may be there that brings them back. */
export const keptAnswersAreWanted: Promise<void> = waited.promise

/** The answers kept by the last visit are back, or never will be. */
export const keptAnswersAreBack = (): void => restored.resolve()

/**
 * For loaders: has an answer in the cache before the screen is shown. While the server cannot be reached it is the one kept by the
 * last visit, at once; without one the call is tried again as any other.
 *
 * @param ask calls for it, with these options instead of its own
 */
export async function ready(
  queryKey: QueryKey,
  ask: (options?: { retry: false }) => Promise<unknown>,
): Promise<void> {
  try {
    await ask({ retry: false })
  } catch (error) {
    if (!isUnreachable(error)) throw error
    waited.resolve()
    // Some answers come back only once it is certain that nobody can tell who is there.
    const asking = queryClient.query({ ...accountQueries.profile(), retry: false })
    await Promise.allSettled([restored.promise, asking])
    if (queryClient.getQueryData(queryKey) === undefined) await ask()
  }
}
