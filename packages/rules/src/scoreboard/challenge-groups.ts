import { CHALLENGE_CATEGORIES, type ChallengeCategory } from '../challenge.ts'

const CATEGORY_PLACE = new Map<string, number>(
  CHALLENGE_CATEGORIES.map((category, place) => [category, place]),
)

const place = (category: string) => CATEGORY_PLACE.get(category) ?? CHALLENGE_CATEGORIES.length

/** Code units, not letters of some language: the order is the same on every machine. */
const byTitle = (a: { title: string; id: number }, b: { title: string; id: number }): number => {
  if (a.title === b.title) return a.id - b.id
  return a.title < b.title ? -1 : 1
}

/** Challenges under their categories: categories in their fixed order, titles ascending inside. */
export function groupByCategory<
  T extends { id: number; title: string; category: ChallengeCategory },
>(challenges: readonly T[]): Record<string, T[]> {
  const groups = Object.entries(Object.groupBy(challenges, (challenge) => challenge.category))
  return Object.fromEntries(
    groups
      .toSorted(([a], [b]) => place(a) - place(b))
      .map(([category, members]) => [category, (members ?? []).toSorted(byTitle)]),
  )
}
