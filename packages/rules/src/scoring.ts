import { type SolveKind, bonusPermille, unpackBloodBonus } from './blood-bonus.ts'
import { capToInt32, roundHalfToEven } from './rounding.ts'

/** What a challenge's value depends on besides its solves. */
export type ScoreCurve = {
  originalScore: number
  /** Share of the original score that is never lost, 0..1. */
  minScoreRate: number
  /** How many solves the value takes to fall by about 63 % of what can be lost. */
  difficulty: number
}

/**
 * Present value of a challenge after `solves` solves that count for decay: the original score up to the
 * first one, then falling towards `minScoreRate`. Everyone who solved it holds the present value.
 */
export function challengeScore(curve: ScoreCurve, solves: number): number {
  const { originalScore, minScoreRate, difficulty } = curve
  if (solves <= 1) return originalScore
  const decay = Math.exp((1 - solves) / difficulty)
  return capToInt32(Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * decay)))
}

/**
 * Points of one scoring solve. The factor and the product are held in single precision and the result is
 * rounded half to even, so that boards agree with other servers of this contract to the last point.
 */
export function solvePoints(score: number, kind: SolveKind, packedBonus: number): number {
  if (kind === 'Normal' || packedBonus === 0) return score
  const permille = bonusPermille(unpackBloodBonus(packedBonus), kind)
  const factor = Math.fround(Math.fround(permille / 1000) + 1)
  return capToInt32(roundHalfToEven(Math.fround(score * factor)))
}
