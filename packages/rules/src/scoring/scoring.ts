import { lowestScore } from '../challenge.ts'
import { capToInt32 } from '../rounding.ts'
import { type ExpressionMistake, parseExpression } from './expression.ts'

/** What a challenge's value depends on besides its solves. */
export type ScoreCurve = {
  originalScore: number
  /** Share of the original score that is never lost, 0..1. */
  minScoreRate: number
  /** How many solves the value takes to fall by about 63 % of what can be lost. */
  difficulty: number
}

/** How a value falls: `curve` is that of the contract, the others are known from CTFd. */
export const SCORING_KINDS = ['curve', 'static', 'linear', 'logarithmic', 'expression'] as const

export type ScoringKind = (typeof SCORING_KINDS)[number]

/** A way of scoring with its numbers. Each starts at the original score; a kind ignores what it does not need. */
export type Scoring = {
  kind: ScoringKind
  /** The value never falls below it. */
  minimum: number
  /** `linear`: points that each solve costs. `logarithmic`: solves until the minimum is reached. */
  decay: number
  /** Of kind `expression`; else empty. */
  expression: string
}

/** The way of every challenge for which nothing else is said. */
export const CURVE_SCORING: Scoring = { kind: 'curve', minimum: 0, decay: 0, expression: '' }

export type ScoredChallenge = ScoreCurve & { scoring?: Scoring }

/**
 * Present value of a challenge after `solves` solves that count for decay, on a board with `teams` teams. Before the first
 * solve it is what the first one gets. Everyone who solved the challenge has the present value.
 */
export function challengeScore(challenge: ScoredChallenge, solves: number, teams = 0): number {
  const { scoring = CURVE_SCORING } = challenge
  return capToInt32(formulas[scoring.kind](challenge, scoring, Math.max(1, solves), teams))
}

type Formula = (curve: ScoreCurve, scoring: Scoring, solves: number, teams: number) => number

const formulas: Record<ScoringKind, Formula> = {
  curve: ({ originalScore, minScoreRate, difficulty }, _scoring, solves) => {
    if (solves === 1) return originalScore
    const decay = Math.exp((1 - solves) / difficulty)
    return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * decay))
  },
  static: ({ originalScore }) => originalScore,
  linear: ({ originalScore }, { minimum, decay }, solves) =>
    Math.max(minimum, Math.ceil(originalScore - decay * (solves - 1))),
  // As CTFd computes it: a parabola, which does no more than its name says, and a decay of 0 counts as 1.
  logarithmic: ({ originalScore }, { minimum, decay }, solves) => {
    const fall = ((minimum - originalScore) / (decay || 1) ** 2) * (solves - 1) ** 2
    // The square of a very small decay is 0: then the first solve has all points, and no fall stays none.
    return Math.max(minimum, Math.ceil((Number.isNaN(fall) ? 0 : fall) + originalScore))
  },
  expression: ({ originalScore }, { minimum, decay, expression }, solves, teams) => {
    const { compute } = parseExpression(expression)
    const value = compute?.({ solves, max: originalScore, min: minimum, decay, teams })
    if (value === undefined || Number.isNaN(value)) return minimum
    return Math.max(minimum, Math.min(originalScore, Math.round(value)))
  },
}

/** The value that a challenge never falls below. */
export function lowestValue({
  originalScore,
  minScoreRate,
  scoring = CURVE_SCORING,
}: Pick<ScoredChallenge, 'originalScore' | 'minScoreRate' | 'scoring'>): number {
  if (scoring.kind === 'curve') return lowestScore(originalScore, minScoreRate)
  return scoring.kind === 'static' ? originalScore : scoring.minimum
}

/** Why a way of scoring makes no sense for a challenge; undefined when it does. */
export function scoringProblem(
  { kind, minimum, expression }: Scoring,
  originalScore: number,
): 'minimumAboveScore' | ExpressionMistake | undefined {
  if (kind === 'curve' || kind === 'static') return undefined
  if (minimum > originalScore) return 'minimumAboveScore'
  return kind === 'expression' ? parseExpression(expression).mistake : undefined
}
