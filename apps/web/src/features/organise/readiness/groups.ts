import { challengeCheckNames } from '#features/organise/readiness/checks.ts'
import type { ChallengeCheck, ChallengeLine } from '#features/organise/readiness/checks.ts'
import type { Readiness } from '#features/organise/readiness/use-readiness.ts'

/** Enabled challenges that lack the same, worst first. What is disabled does not reach players. */
export type CheckGroup = { check: ChallengeCheck; lines: readonly ChallengeLine[] }

/** What enabled challenges lack, grouped by what it is. */
export function checkGroups({
  lines,
  checks,
}: Pick<Readiness, 'lines' | 'checks'>): readonly CheckGroup[] {
  const enabled = lines.filter(({ isEnabled }) => isEnabled)
  return challengeCheckNames
    .map((check) => ({ check, lines: enabled.filter(({ id }) => checks.get(id)?.includes(check)) }))
    .filter((group) => group.lines.length > 0)
}

/** How many enabled challenges are not checked yet. */
export const uncheckedCount = ({ lines, checks }: Pick<Readiness, 'lines' | 'checks'>): number =>
  lines.filter(({ id, isEnabled }) => isEnabled && !checks.has(id)).length
