import type { ApiClient } from '@halyard/api'
import { changedCooldown } from '#import/cooldown.ts'
import { findChanges } from '#import/changes.ts'
import { changedHints, readHints } from '#import/hints.ts'
import { changedRequirements } from '#import/requirements.ts'
import { readScoring } from '#import/scoring.ts'
import type { Contents } from '#import/contents.ts'
import { comparedRow, failedRow, newRow, tooLargeNote } from '#import/rows.ts'
import type { PlannedChallenge } from '#import/rows.ts'
import type { Row } from '#import/row.ts'
import { applyChanges, challengeKey, createChallenge, readChallenge } from '#import/send.ts'
import type { KnownChallenges } from '#import/send.ts'

export type BringOptions = {
  /** The files of the challenge, called when they are needed. */
  read: () => Promise<Contents>
  /** Show it to players when everything is in. */
  enable: boolean
  /** Only find out what would change. */
  dryRun: boolean
  /** Called with the name of each step before it starts. */
  onStep: (what: string) => void
}

/** Where challenges go: absent when files are only checked, without game while it does not exist yet. */
export type Target = {
  client: ApiClient
  gameId?: number
  known: KnownChallenges
  /** What the server has beyond the contract, by `GET /api/config`. */
  extensions: readonly string[]
}

/**
 * Brings one challenge to the server, or in a dry run only finds out what would change.
 *
 * @throws what the calls throw
 */
export async function bringChallenge(
  asked: PlannedChallenge,
  target: Target | undefined,
  { read, enable, dryRun, onStep }: BringOptions,
): Promise<Row> {
  const way = target?.extensions.includes('scoring') ? asked.way : undefined
  const challenge = way ? withoutFitting(asked) : asked
  if (challenge.refusal !== undefined) return failedRow(challenge, challenge.refusal)
  const contents = await read()
  const { handout, notes } = contents
  const knownId = target?.known.get(challengeKey(challenge))
  const { isVisible, remoteUrl, needsFiles = false } = challenge
  const willShow = enable && isVisible && !(needsFiles && notes.length > 0)
  if (!target || target.gameId === undefined) return newRow(challenge, notes, willShow)
  if (knownId === undefined && dryRun) return newRow(challenge, notes, willShow)
  const { client, gameId } = target
  onStep(knownId === undefined ? 'creating' : 'comparing')
  const current =
    knownId === undefined
      ? await createChallenge(client, gameId, challenge)
      : await readChallenge(client, gameId, knownId)
  const at = { id: gameId, challengeId: current.id }
  const scoring = way && {
    current: await readScoring(client, knownId === undefined ? undefined : at),
    wanted: way,
  }
  const pricedHints =
    challenge.pricedHints &&
    changedHints(
      await readHints(client, knownId === undefined ? undefined : at),
      challenge.pricedHints,
    )
  const requirements =
    challenge.requires && (await changedRequirements(client, at, challenge.requires))
  const cooldown = challenge.cooldown && (await changedCooldown(client, at, challenge.cooldown))
  const wanted = {
    ...{ plan: challenge, handoutHash: handout?.hash, remoteUrl, enable: willShow },
    ...(scoring && { scoring }),
    ...(pricedHints && { pricedHints }),
    ...(requirements && { requirements }),
    ...(cooldown && { cooldown }),
  }
  const changes = findChanges(current, wanted)
  const row =
    knownId === undefined
      ? newRow(challenge, [...notes, ...(requirements?.notes ?? [])], willShow)
      : comparedRow(challenge, changes, notes, willShow || current.isEnabled)
  if (dryRun) return row
  const { flagUrls, flagMatches } = challenge
  const files = { ...contents, remoteUrl, flagUrls, flagMatches, needsFiles }
  const { tooLarge } = await applyChanges(client, at, changes, files, onStep)
  const keepsState = needsFiles && tooLarge.length > 0
  return {
    ...row,
    ...(keepsState && { isEnabled: current.isEnabled }),
    notes: [...row.notes, ...tooLarge.map(tooLargeNote)],
  }
}

/** For a platform that has the formula of the file: nothing was fitted to another one. */
const withoutFitting = (challenge: PlannedChallenge): PlannedChallenge => ({
  ...challenge,
  notes: challenge.notes.filter(({ code }) => code !== 'decay-fitted'),
})
