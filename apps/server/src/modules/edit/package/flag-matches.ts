import { patternProblem } from '@halyard/flags'
import type { FlagMatch } from '@halyard/flags'
import { isDynamicType, LIMITS } from '@halyard/rules'
import { badPackage } from '#modules/edit/package/archive.ts'
import { challengePath } from '#modules/edit/package/format.ts'
import type { PackedChallenge } from '#modules/edit/package/format.ts'

/** Readers that know flags compared exactly, and nothing else, have never heard of this file. */
export const FLAG_MATCHES_PATH = 'flags.json'

/** How the flags of challenges are compared, in the order of each one's `flags.static`. */
export interface PackedMatches {
  readonly challenges: readonly { readonly id: number; readonly matches: readonly FlagMatch[] }[]
}

const flagsOf = ({ flags }: PackedChallenge) => flags?.static ?? []
const isTried = ({ match = 'exact' }: { readonly match?: FlagMatch }) => match !== 'exact'

/** Of the challenges that do not compare all of their flags exactly. */
export function packMatches(challenges: readonly PackedChallenge[]): PackedMatches {
  return {
    challenges: challenges
      .filter((challenge) => flagsOf(challenge).some(isTried))
      .map((challenge) => ({
        id: challenge.id,
        matches: flagsOf(challenge).map(({ match = 'exact' }) => match),
      })),
  }
}

/** A challenge as its own file says it. */
export function withoutMatches(challenge: PackedChallenge): PackedChallenge {
  const { flags } = challenge
  if (!flags?.static) return challenge
  const bare = flags.static.map(({ value, attachment }) => ({ value, attachment }))
  return { ...challenge, flags: { ...flags, static: bare } }
}

/** Challenges as their own files say them, and how the other file says that their flags are compared. Throws Refusal 400. */
export function withMatches(
  challenges: readonly PackedChallenge[],
  packed: PackedMatches,
): PackedChallenge[] {
  const matchesOf = new Map(packed.challenges.map(({ id, matches }) => [id, matches]))
  return challenges.map((challenge) => {
    const matches = matchesOf.get(challenge.id)
    const flags = flagsOf(challenge)
    if (matches && matches.length !== flags.length)
      throw badPackage(
        `${FLAG_MATCHES_PATH}: challenge ${challenge.id} has ${flags.length} flags, not ${matches.length}`,
      )
    const compared = flags.map((flag, index) => ({ ...flag, match: matches?.[index] ?? 'exact' }))
    return challenge.flags?.static
      ? { ...challenge, flags: { ...challenge.flags, static: compared } }
      : challenge
  })
}

/** Throws Refusal 400 for a challenge whose flags cannot be compared so. */
export function requireMatches(challenge: PackedChallenge): void {
  const flags = flagsOf(challenge)
  const tried = flags.filter(isTried).length
  const at = challengePath(challenge.id)
  if (tried > 0 && isDynamicType(challenge.type))
    throw badPackage(`${at}: flags that each team has of its own are compared exactly`)
  if (tried > LIMITS.triedFlags)
    throw badPackage(
      `${at}: ${tried} flags ignore case or are patterns; ${LIMITS.triedFlags} are allowed`,
    )
  for (const [index, { value, match }] of flags.entries())
    if (match === 'regex' && patternProblem(value))
      throw badPackage(`${at}: flags.static[${index}].value is no pattern that can be used`)
}
