import { EXPRESSION_LENGTH, scoringProblem } from '@halyard/rules'
import type { ExpressionMistake, Scoring } from '@halyard/rules'
import { Refusal } from '#modules/operation/refusal.ts'

const MISTAKE_REFUSAL = {
  tooLong: 'formulaTooLong',
  unfinished: 'formulaUnfinished',
  unexpected: 'formulaUnexpected',
  unknownName: 'formulaUnknownName',
} as const satisfies Record<ExpressionMistake['problem'], string>

/** Throws Refusal 400 for a formula that cannot be computed, and a minimum that is above the original score. */
export function requireSoundScoring(scoring: Scoring, originalScore: number): void {
  const problem = scoringProblem(scoring, originalScore)
  if (problem === undefined) return
  if (problem === 'minimumAboveScore')
    throw new Refusal(400, 'scoringMinimumTooHigh', { values: { max: originalScore } })
  const { at, text } = problem
  throw new Refusal(400, MISTAKE_REFUSAL[problem.problem], {
    values: { position: at + 1, text, max: EXPRESSION_LENGTH },
  })
}
