import type { ChallengeCategory } from '@halyard/api'

/** Every category, in the order of the boards. */
export const categories = [
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Blockchain',
  'Forensics',
  'Hardware',
  'Mobile',
  'PPC',
  'AI',
  'Pentest',
  'OSINT',
] as const satisfies readonly ChallengeCategory[]

/** Compares by board order; categories of a newer server come last. */
export function byCategory(a: string, b: string): number {
  return place(a) - place(b)
}

const place = (category: string) => {
  const index = (categories as readonly string[]).indexOf(category)
  return index < 0 ? categories.length : index
}

/** The category to draw: one we do not know yet looks like Misc, and keeps its own name. */
export const drawnAs = (category: string): ChallengeCategory =>
  categories.find((known) => known === category) ?? 'Misc'
