import type { Stale } from '#core/stale.ts'
import { tokenQueries } from '#token/queries.ts'

const tokens: Stale = () => [tokenQueries.all()]

/** What each mutation of API tokens makes stale. */
export const tokenStale = {
  createToken: tokens,
  createOwnToken: tokens,
  deleteOwnToken: tokens,
  restoreToken: tokens,
  revokeToken: tokens,
} as const
