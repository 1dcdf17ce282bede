import type { ApiClient } from '@halyard/api'
import { findChanges } from '#import/changes.ts'
import type { Contents } from '#import/contents.ts'
import { comparedRow, failedRow, newRow, tooLargeNote } from '#import/rows.ts'
import type { PlannedChallenge } from '#import/rows.ts'
import type { Row } from '#import/row.ts'
import { applyChanges, challengeKey, createChallenge, readChallenge } from '#import/send.ts'
import type { KnownChallenges } from '#import/send.ts'

export type ChallengeOptions = {
  enable: boolean
  dryRun: boolean
}

/** Where challenges go: absent when files are only checked, without game while it does not exist yet. */
export type Target = { client: ApiClient; gameId?: number; known: KnownChallenges }

/**
 * Brings one challenge to the server, or in a dry run only finds out what would change.
 *
 * @param read the files of the challenge, called when they are needed
 * @throws what the calls throw
 */
export async function bringChallenge(
  challenge: PlannedChallenge,
  read: () => Promise<Contents>,
  target: Target | undefined,
  options: ChallengeOptions,
  onStep: (what: string) => void,
): Promise<Row> {
  if (challenge.refusal !== undefined) return failedRow(challenge, challenge.refusal)
  const contents = await read()
  const { handout, notes } = contents
  const knownId = target?.known.get(challengeKey(challenge))
  if (!target || target.gameId === undefined) return newRow(challenge, notes)
  if (knownId === undefined && options.dryRun) return newRow(challenge, notes)
  const { client, gameId } = target
  onStep(knownId === undefined ? 'creating' : 'comparing')
  const current =
    knownId === undefined
      ? await createChallenge(client, gameId, challenge)
      : await readChallenge(client, gameId, knownId)
  const wanted = { plan: challenge, handoutHash: handout?.hash, enable: options.enable }
  const changes = findChanges(current, wanted)
  const row =
    knownId === undefined ? newRow(challenge, notes) : comparedRow(challenge, changes, notes)
  if (options.dryRun) return row
  const at = { id: gameId, challengeId: current.id }
  const { tooLarge } = await applyChanges(client, at, changes, contents, onStep)
  return { ...row, notes: [...row.notes, ...tooLarge.map(tooLargeNote)] }
}
