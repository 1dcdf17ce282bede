/** The three places that can earn a bonus, in order. */
export const BLOOD_TIERS = ['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
export type BloodTier = (typeof BLOOD_TIERS)[number]

/** How one solve counts: a tier, or an ordinary solve. */
export type SolveKind = BloodTier | 'Normal'

/** Bonus of each tier in thousandths of the challenge's score. */
export type BloodBonus = { first: number; second: number; third: number }

/** 5 %, 3 % and 1 %. */
export const DEFAULT_BLOOD_BONUS = 52_459_530

export const MAX_BONUS_PERMILLE = 1000

const SECOND = 2 ** 10
const FIRST = 2 ** 20

/** One integer of three 10-bit parts: `(first << 20) + (second << 10) + third`. */
export const packBloodBonus = ({ first, second, third }: BloodBonus): number =>
  first * FIRST + second * SECOND + third

/** Works beyond 32 bits too: what does not fit the lower parts stays in `first`. */
export const unpackBloodBonus = (packed: number): BloodBonus => ({
  first: Math.floor(packed / FIRST),
  second: Math.floor(packed / SECOND) % SECOND,
  third: packed % SECOND,
})

/** What a game keeps: a value with a part above 1000, negative or broken becomes the default. */
export function normaliseBloodBonus(packed: number): number {
  if (!Number.isSafeInteger(packed) || packed < 0) return DEFAULT_BLOOD_BONUS
  const parts = Object.values(unpackBloodBonus(packed))
  return parts.every((part) => part <= MAX_BONUS_PERMILLE) ? packed : DEFAULT_BLOOD_BONUS
}

/** Thousandths that a kind of solve earns on top of the challenge's score. */
export function bonusPermille(bonus: BloodBonus, kind: SolveKind): number {
  const table = {
    FirstBlood: bonus.first,
    SecondBlood: bonus.second,
    ThirdBlood: bonus.third,
    Normal: 0,
  } satisfies Record<SolveKind, number>
  return table[kind]
}

/** The bonus as players read it: thousandths over ten, so 50 is `+5%` and 15 is `+1.5%`. */
export const bonusLabel = (permille: number): string => `+${permille / 10}%`

/** Share of the score that a kind of solve is shown with: 1 for an ordinary one, 0 for a tier without bonus. */
export const shownMultiplier = (bonus: BloodBonus, kind: SolveKind | 'Unaccepted'): number => {
  if (kind === 'Unaccepted') return 0
  return kind === 'Normal' ? 1 : bonusPermille(bonus, kind) / 1000
}
