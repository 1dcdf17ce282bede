import type { SignInProblem } from '@halyard/rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Why a log-in with a provider led nowhere, and what to do. The address has the code alone. */
export const problemTexts = {
  expired: msg`This login took too long or began in another window. Try again.`,
  refused: msg`The login was canceled. Try again, or use your password.`,
  unreachable: msg`The provider does not answer. Try again later, or use your password.`,
  untrusted: msg`The answer of the provider could not be verified. Try again, or tell an organizer.`,
  clock: msg`The clocks of the provider and this platform differ. Tell an organizer.`,
  gone: msg`This platform no longer uses that provider.`,
  notAllowed: msg`This platform does not let in your email domain or group there. Ask an organizer.`,
  closed: msg`Nobody can register here. Log in if you have an account, and link the provider in your profile.`,
  emailTaken: msg`An account with your email address exists. Log in to it first, then link the provider in your profile.`,
  staff: msg`This email address belongs to an organizer. Log in with the password first, then link the provider in your profile.`,
  banned: msg`This account is banned.`,
  waiting: msg`Your account is waiting: open the link in our email, or wait until an organizer approves it.`,
  linkTaken: msg`That account of the provider is linked with another account here.`,
  linkedAlready: msg`Your account is already linked with another one of that provider. Unlink it first.`,
  loggedOut: msg`You were logged out before the provider answered. Log in and link it again.`,
} as const satisfies Record<SignInProblem, MessageDescriptor>
