import { type SolveKind, bonusPermille, unpackBloodBonus } from '../blood-bonus.ts'
import { capToInt32, roundHalfToEven } from '../rounding.ts'

/**
 * Points of one scoring solve. The factor and the product are kept in single precision and the result is
 * rounded half to even, so that boards agree with other servers of this contract to the last point.
 */
export function solvePoints(score: number, kind: SolveKind, packedBonus: number): number {
  if (kind === 'Normal' || packedBonus === 0) return score
  const permille = bonusPermille(unpackBloodBonus(packedBonus), kind)
  const factor = Math.fround(Math.fround(permille / 1000) + 1)
  return capToInt32(roundHalfToEven(Math.fround(score * factor)))
}
