/**
 * Why a log-in with a provider, or the linking of an account with one, led nowhere: what the address of the screen says after it, and
 * the client has a sentence for.
 */
export const SIGN_IN_PROBLEMS = [
  /** It took too long, was answered already, or began in another browser. */
  'expired',
  /** The provider, or the person there, said no. */
  'refused',
  /** The provider does not answer, or not with what was asked for. */
  'unreachable',
  /** The answer is not one of that provider to this log-in. */
  'untrusted',
  /** The answer is no longer, or not yet, valid: the clocks differ. */
  'clock',
  /** The platform has no such provider. */
  'gone',
  /** Another mail domain or other groups than the platform lets in. */
  'notAllowed',
  /** No new accounts. */
  'closed',
  /** An account of ours has the mail address, and nothing shows that both are one person's. */
  'emailTaken',
  /** An account of staff has the mail address. */
  'staff',
  'banned',
  /** The account waits for its approval. */
  'waiting',
  /** The account of the provider opens another account of ours. */
  'linkTaken',
  /** The account of ours is linked with another account of that provider. */
  'linkedAlready',
  /** Linking began in a session that has ended. */
  'loggedOut',
] as const

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]

export const isSignInProblem = (text: unknown): text is SignInProblem =>
  SIGN_IN_PROBLEMS.some((problem) => problem === text)
