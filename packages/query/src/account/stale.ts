import { accountQueries } from '#account/queries.ts'
import { nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'

const profile: Stale = () => [accountQueries.all()]
const identities: Stale = () => [accountQueries.identities().queryKey]
const secondFactor: Stale = () => [accountQueries.secondFactor().queryKey]
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
  finishLogin: nothing,
  finishSignInAgain: nothing,
  cancelLogin: nothing,
  createStepChallenge: nothing,
  createLoginChallenge: nothing,
  logInWithPasskey: nothing,
  confirmSession: secondFactor,
  createConfirmationChallenge: nothing,
  createTotp: nothing,
  /** The profile says whether one is missing. */
  activateTotp: profile,
  removeTotp: profile,
  renewRecoveryCodes: secondFactor,
  createPasskeyChallenge: nothing,
  addPasskey: profile,
  renamePasskey: secondFactor,
  removePasskey: profile,
} as const
