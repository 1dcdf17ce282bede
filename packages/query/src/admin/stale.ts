import { adminQueries } from '#admin/queries.ts'
import { nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { gameQueries } from '#game/queries.ts'
import { infoQueries } from '#info/queries.ts'
import { teamQueries } from '#team/queries.ts'

/** Everybody reads part of the configuration, and its policy decides about the captcha. */
const config: Stale = () => [
  adminQueries.config().queryKey,
  infoQueries.config().queryKey,
  infoQueries.captcha().queryKey,
]

/** Teams show the names of their members, and go with their captain. */
const users: Stale = () => [adminQueries.users(), adminQueries.teams(), teamQueries.all()]

const teams: Stale = () => [adminQueries.teams(), teamQueries.all()]

/** What each mutation of administration makes stale. */
export const adminStale = {
  updateConfig: config,
  uploadLogo: config,
  resetLogo: config,
  createUsers: users,
  updateUser: users,
  deleteUser: users,
  /** Answers the new password, which nothing keeps. */
  resetUserPassword: nothing,
  adminUpdateTeam: teams,
  adminDeleteTeam: teams,
  /** Who takes part decides the board, the notices and what the team may see. */
  reviewParticipation: ({ gameId }: { gameId: number }) => [gameQueries.all(gameId)],
  destroyInstance: () => [adminQueries.instances().queryKey],
} as const
