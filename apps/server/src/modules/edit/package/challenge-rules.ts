import { findCycle } from '@halyard/rules'
import type { LockedTile } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { updateChallenge } from '#modules/edit/challenges/repository.ts'
import type { Challenge } from '#modules/edit/challenges/repository.ts'
import { badPackage } from '#modules/edit/package/archive.ts'

// Rules of challenges that other servers do not have, by the ids of the challenges in the package.

export const REQUIREMENTS_PATH = 'requirements.json'
export const COOLDOWN_PATH = 'cooldown.json'

interface OfChallenge {
  readonly challengeId: number
}
export interface PackedRequirement extends OfChallenge {
  readonly requires: readonly number[]
  readonly tile: LockedTile
}
export interface PackedCooldown extends OfChallenge {
  readonly wrongAnswers: number
  readonly seconds: number
}

/** What a challenge requires, and the pause after wrong answers, of the challenges that have them. */
export interface PackedRules {
  readonly requirements: readonly PackedRequirement[]
  readonly cooldown: readonly PackedCooldown[]
}

export const packRules = (challenges: readonly Challenge[]): PackedRules => ({
  requirements: challenges
    .filter(({ requires }) => requires.length > 0)
    .map(({ id, requires, locked_tile: tile }) => ({ challengeId: id, requires, tile })),
  cooldown: challenges
    .filter((challenge) => challenge.cooldown_seconds > 0)
    .map((challenge) => ({
      challengeId: challenge.id,
      wrongAnswers: challenge.cooldown_after,
      seconds: challenge.cooldown_seconds,
    })),
})

/** Throws Refusal 400 for rules of challenges that are not in the package, and for challenges that would never open. */
export function requireSoundRules(
  ids: ReadonlySet<number>,
  { requirements, cooldown }: PackedRules,
): void {
  requireKnown(REQUIREMENTS_PATH, ids, requirements)
  requireKnown(COOLDOWN_PATH, ids, cooldown)
  for (const { challengeId, requires } of requirements)
    for (const id of requires)
      if (!ids.has(id))
        throw badPackage(
          `${REQUIREMENTS_PATH}: challenge ${challengeId} requires ${id}, which is not there`,
        )
  const cycle = findCycle(
    new Map(requirements.map(({ challengeId, requires }) => [challengeId, requires])),
  )
  if (cycle)
    throw badPackage(
      `${REQUIREMENTS_PATH}: challenge ${cycle[0]} would wait for itself and never open`,
    )
}

function requireKnown(path: string, ids: ReadonlySet<number>, named: readonly OfChallenge[]): void {
  if (new Set(named.map(({ challengeId }) => challengeId)).size !== named.length)
    throw badPackage(`${path}: a challenge is named twice`)
  const missing = named.find(({ challengeId }) => !ids.has(challengeId))
  if (missing) throw badPackage(`${path}: there is no challenge ${missing.challengeId}`)
}

/** Gives the challenges of a new game their rules; `idOf` leads from the ids of the package to theirs. */
export async function insertRules(
  tx: Db,
  idOf: ReadonlyMap<number, number>,
  { requirements, cooldown }: PackedRules,
): Promise<void> {
  for (const { challengeId, requires, tile } of requirements)
    await updateChallenge(tx, idOf.get(challengeId) ?? 0, {
      requires: [...new Set(requires.map((id) => idOf.get(id) ?? 0))].toSorted((a, b) => a - b),
      locked_tile: tile,
    })
  for (const { challengeId, wrongAnswers, seconds } of cooldown)
    await updateChallenge(tx, idOf.get(challengeId) ?? 0, {
      cooldown_after: wrongAnswers,
      cooldown_seconds: seconds,
    })
}

/** Challenges that another server opens at once, in a sentence each. */
export const openElsewhere = (
  challenges: readonly { readonly id: number; readonly title: string }[],
  { requirements }: PackedRules,
): string[] =>
  requirements.map(({ challengeId }) => {
    const title = challenges.find(({ id }) => id === challengeId)?.title ?? ''
    return `A GZ::CTF server opens "${title}" from the start: it knows no requirements.`
  })
