import type { ChallengeCategory } from '@halyard/api'
import { CHALLENGE_CATEGORIES } from '@halyard/rules'

/** Compares by board order; categories of a newer server come last. */
export function byCategory(a: string, b: string): number {
  return place(a) - place(b)
}

const place = (category: string) => {
  const index = (CHALLENGE_CATEGORIES as readonly string[]).indexOf(category)
  return index < 0 ? CHALLENGE_CATEGORIES.length : index
}

/** The category whose icon and colour to use: an unknown one looks like Misc, and keeps its own name. */
export const knownCategory = (category: string): ChallengeCategory =>
  CHALLENGE_CATEGORIES.find((known) => known === category) ?? 'Misc'
