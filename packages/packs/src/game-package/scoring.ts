import { CURVE_SCORING, SCORING_KINDS, scoringProblem } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import { oneOf } from '#mapping/settings.ts'
import { number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** How a challenge is scored, or why that makes no sense. Undefined for the platform's own curve. */
export function readScoring(
  written: Fields | undefined,
  originalScore: number,
): { way: Scoring } | { problem: string } | undefined {
  if (!written) return undefined
  const kind = oneOf(SCORING_KINDS)(written.kind)
  if (!kind) return { problem: `scoring.kind is ${text(written.kind) ?? 'missing'}` }
  if (kind === 'curve') return undefined
  const way = {
    ...CURVE_SCORING,
    kind,
    minimum: number(written.minimum) ?? 0,
    decay: number(written.decay) ?? 0,
    expression: text(written.expression) ?? '',
  }
  const problem = scoringProblem(way, originalScore)
  if (problem === 'minimumAboveScore')
    return { problem: `scoring.minimum ${way.minimum} is above its ${originalScore} points` }
  return problem ? { problem: 'scoring.expression cannot be computed' } : { way }
}
