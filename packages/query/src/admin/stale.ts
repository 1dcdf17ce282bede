import type { QueryClient } from '@tanstack/react-query'
import { adminInstanceQueries } from '#admin/containers/queries.ts'
import { adminKeys } from '#admin/keys.ts'
import { mailPolicyQueries } from '#admin/mail/queries.ts'
import { providerQueries } from '#admin/providers/queries.ts'
import { adminQueries } from '#admin/queries.ts'
import { webhookQueries } from '#admin/webhooks/queries.ts'
import { gameKeys } from '#game/keys.ts'
import { invalidate, nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { infoQueries } from '#info/queries.ts'
import { teamQueries } from '#team/queries.ts'

/** Everybody reads part of the configuration, and its policy decides about the captcha. */
const config: Stale = () => [
  adminQueries.config().queryKey,
  infoQueries.config().queryKey,
  infoQueries.captcha().queryKey,
]

/** Teams show the names of their members, and go with their captain. */
const users: Stale = () => [adminKeys.users(), adminKeys.teams(), teamQueries.all()]

const teams: Stale = () => [adminKeys.teams(), teamQueries.all()]

const webhooks: Stale = () => [webhookQueries.all()]

/** What each mutation of administration makes stale. */
export const adminStale = {
  updateConfig: config,
  uploadLogo: config,
  resetLogo: config,
  createUsers: users,
  updateUser: users,
  updateUsers: users,
  deleteUsers: users,
  /** Answers the new password, which nothing keeps. */
  resetUserPassword: nothing,
  resetSecondFactor: users,
  updateSecondFactorPolicy: nothing,
  adminUpdateTeam: teams,
  lockTeams: teams,
  adminDeleteTeams: teams,
  /** Nothing until the last of a row of decisions is in: see `invalidateReviewed`. */
  reviewParticipation: nothing,
  destroyInstances: () => [adminInstanceQueries.list().queryKey],
  downloadWriteups: nothing,
  sendTestMail: nothing,
  updateMailPolicy: () => [mailPolicyQueries.detail().queryKey],
  testCaptcha: nothing,
  /** Everybody reads which there are. */
  updateProviders: () => [providerQueries.list().queryKey, infoQueries.config().queryKey],
  checkProvider: nothing,
  createWebhook: webhooks,
  updateWebhook: webhooks,
  deleteWebhook: webhooks,
  renewWebhookSecret: webhooks,
  testWebhook: webhooks,
  resendWebhookDelivery: webhooks,
} as const

/**
 * Refetches what decisions about teams of a game changed: who takes part decides the board, the notices and what a team may see, and
 * locks teams. Called once for a row of decisions, by whoever sends them.
 */
export const invalidateReviewed = (client: QueryClient, gameId: number): Promise<void> =>
  invalidate(client, [gameKeys.all(gameId), adminKeys.teams(), teamQueries.all()])
