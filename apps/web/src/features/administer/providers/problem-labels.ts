import type { SignInProblem } from '@halyard/rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Why a provider cannot be used, for who runs the platform. */
export const problemLabels = (problem: SignInProblem): MessageDescriptor =>
  problem === 'untrusted'
    ? msg`It names another issuer or address than it may.`
    : msg`It does not answer, or not as a provider does.`
