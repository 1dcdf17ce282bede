import { findCycle } from '@halyard/rules'
import type { LockedTile } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { updateChallenge } from '#modules/edit/challenges/repository.ts'
import type { Challenge } from '#modules/edit/challenges/repository.ts'
import { insertHints } from '#modules/edit/hints/service.ts'
import { badPackage } from '#modules/edit/package/archive.ts'

// Rules of challenges that other servers do not have, by the ids of the challenges in the package.

export const REQUIREMENTS_PATH = 'requirements.json'
export const COOLDOWN_PATH = 'cooldown.json'
export const HINTS_PATH = 'hints.json'

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

export interface PackedHints extends OfChallenge {
  readonly hints: readonly { readonly text: string; readonly price: number }[]
}

/** What a challenge requires, the pause after wrong answers, and hints with a price, of the challenges that have them. */
export interface PackedRules {
  readonly requirements: readonly PackedRequirement[]
  readonly cooldown: readonly PackedCooldown[]
  readonly hints: readonly PackedHints[]
}

interface HintOfGame {
  readonly challengeId: number
  readonly text: string
  readonly price: number
}

export const packRules = (
  challenges: readonly Challenge[],
  hints: readonly HintOfGame[],
): PackedRules => ({
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
  hints: [...Map.groupBy(hints, ({ challengeId }) => challengeId)].map(([challengeId, own]) => ({
    challengeId,
    hints: own.map(({ text, price }) => ({ text, price })),
  })),
})

/** Throws Refusal 400 for rules of challenges that are not in the package, and for challenges that would never open. */
export function requireSoundRules(
  ids: ReadonlySet<number>,
  { requirements, cooldown, hints }: PackedRules,
): void {
  requireKnown(REQUIREMENTS_PATH, ids, requirements)
  requireKnown(COOLDOWN_PATH, ids, cooldown)
  requireKnown(HINTS_PATH, ids, hints)
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
  { requirements, cooldown, hints }: PackedRules,
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
  await insertHints(
    tx,
    hints.flatMap(({ challengeId, hints: own }) =>
      own.map(({ text: content, price }, position) => ({
        challenge_id: idOf.get(challengeId) ?? 0,
        position,
        content,
        price,
      })),
    ),
  )
}

/** What of the rules another server does not keep, in a sentence each. */
export const lostElsewhere = (
  challenges: readonly { readonly id: number; readonly title: string }[],
  { requirements, hints }: PackedRules,
): string[] => {
  const titleOf = (id: number) => challenges.find((challenge) => challenge.id === id)?.title ?? ''
  return [
    ...requirements.map(
      ({ challengeId }) =>
        `A GZ::CTF server opens "${titleOf(challengeId)}" from the start: it knows no requirements.`,
    ),
    ...hints.map(
      ({ challengeId, hints: own }) =>
        `A GZ::CTF server leaves out ${own.length} hints of "${titleOf(challengeId)}": it knows no prices.`,
    ),
  ]
}
