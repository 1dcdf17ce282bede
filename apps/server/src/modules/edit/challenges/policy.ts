import { LIMITS, flagTemplateProblem, hasWrittenFlags, isContainerType } from '@halyard/rules'
import type { FlagTemplateProblem } from '@halyard/rules'
import type { Challenge } from '#modules/edit/challenges/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const TEMPLATE_REFUSAL = {
  tooGuessable: 'templateTooGuessable',
  tooLong: 'templateTooLong',
} as const satisfies Record<FlagTemplateProblem, string>

/** Throws Refusal 400 for what the challenge, as it is, must not become. */
export function requireFitting(
  challenge: Challenge,
  change: Schema<'ChallengeUpdateModel'>,
  hasFlags: boolean,
): void {
  const isTurnedOn = change.isEnabled === true && !challenge.is_enabled
  if (isTurnedOn && hasWrittenFlags(challenge.type) && !hasFlags)
    throw new Refusal(400, 'flagMissing')
  if (change.enableTrafficCapture && !isContainerType(challenge.type))
    throw new Refusal(400, 'captureNeedsContainer')
  if (challenge.type !== 'DynamicContainer') return
  const problem = flagTemplateProblem(change.flagTemplate ?? '')
  if (problem)
    throw new Refusal(400, TEMPLATE_REFUSAL[problem], { values: { max: LIMITS.flagLength } })
}
