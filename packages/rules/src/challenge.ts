/** Challenge categories in the order every list shows them; the position is the integer that a database of GZ::CTF stores. */
export const CHALLENGE_CATEGORIES = [
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
] as const
export type ChallengeCategory = (typeof CHALLENGE_CATEGORIES)[number]

/** Challenge types; the position is the wire's integer: bit 0 = runs in a container, bit 1 = each team has its own flag. */
export const CHALLENGE_TYPES = [
  'StaticAttachment',
  'StaticContainer',
  'DynamicAttachment',
  'DynamicContainer',
] as const
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

export const isContainerType = (type: ChallengeType): boolean =>
  type === 'StaticContainer' || type === 'DynamicContainer'

export const isDynamicType = (type: ChallengeType): boolean =>
  type === 'DynamicAttachment' || type === 'DynamicContainer'

/** Types whose flags the organiser writes; the others make one for each team from a template. */
export const hasWrittenFlags = (type: ChallengeType): boolean => type !== 'DynamicContainer'

/** The score no team can fall below, as shown in the editor. */
export const lowestScore = (originalScore: number, minScoreRate: number): number =>
  Math.floor(minScoreRate * originalScore)

/** Whether players are notified of hints: there are others than before. Their order does not count, a repetition does. */
export function haveHintsChanged(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [before.toSorted(), after.toSorted()]
  return old.length !== now.length || now.some((hint, index) => hint !== old[index])
}
