import type { ChallengeSettings, Schema } from '@halyard/api'
import { lowestScore } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import type { PricedHint } from '#mapping/hints.ts'

/** What a server has of a challenge beyond the contract; absent where it does not have that. */
export type ChallengeRules = {
  scoring?: Scoring
  hints?: readonly PricedHint[]
  requirements?: Pick<Schema<'RequirementsModel'>, 'requires' | 'tile'>
  cooldown?: Pick<Schema<'CooldownModel'>, 'seconds'>
}

type Points = Pick<ChallengeSettings, 'originalScore' | 'minScoreRate' | 'difficulty'>

/** Of our own curve and of an expression, whose fall the format describes only roughly. */
export const isFitted = (points: Points, { kind }: Pick<Scoring, 'kind'>): boolean =>
  kind === 'expression' || (kind === 'curve' && floorOf(points) < points.originalScore)

/** Points as the format has them. Our own curve becomes a parabola that meets it where half of the fall is done. */
export function scoringOf(points: Points, { kind, minimum, decay }: Scoring) {
  const { originalScore: initial, difficulty } = points
  const falling = { value: initial, type: 'dynamic' }
  if (kind === 'linear' || kind === 'logarithmic')
    return { ...falling, extra: { function: kind, initial, decay, minimum } }
  const floor = floorOf(points)
  if (kind === 'static' || floor >= initial) return { value: initial, type: 'standard' }
  const about = Math.max(1, Math.round((difficulty * Math.LN2) / Math.SQRT1_2))
  return { ...falling, extra: { initial, decay: about, minimum: floor } }
}

const floorOf = ({ originalScore, minScoreRate }: Points) =>
  lowestScore(originalScore, minScoreRate)

/** Hints with a price as the format has them. */
export const pricedOf = (hints: readonly PricedHint[]) =>
  hints.map(({ text, price }) => ({ content: text, cost: price }))

/** What is required, by title; a tile without its title is the longer form. */
export function requirementsOf(
  { requires, tile }: NonNullable<ChallengeRules['requirements']>,
  titles: ReadonlyMap<number, string>,
) {
  const names = requires.flatMap((id) => titles.get(id) ?? [])
  if (names.length === 0) return {}
  return { requirements: tile === 'unnamed' ? { prerequisites: names, anonymize: true } : names }
}
