import { accountQueries } from '#account/queries.ts'
import { nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'

const profile: Stale = () => [accountQueries.all()]
const identities: Stale = () => [accountQueries.identities().queryKey]
const sessions: Stale = () => [accountQueries.sessions().queryKey]

/** What each mutation of the own account makes stale. Those that change who is signed in drop everything instead: session.ts. */
export const accountStale = {
  logIn: nothing,
  registerAccount: nothing,
  logOut: nothing,
  logOutEverywhere: nothing,
  verifyEmail: nothing,
  requestPasswordRecovery: nothing,
  resetPassword: nothing,
  changePassword: sessions,
  requestEmailChange: nothing,
  updateProfile: profile,
  confirmEmailChange: profile,
  updateAvatar: profile,
  joinWithProvider: nothing,
  linkIdentity: nothing,
  unlinkIdentity: identities,
  setPassword: () => [...identities({}), ...sessions({})],
  endSession: sessions,
  endOtherSessions: sessions,
} as const
