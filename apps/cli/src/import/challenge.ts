import { findChanges } from '#import/changes.ts'
import { comparedRow, failedRow, newRow } from '#import/rows.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { buildHandout } from '#pack/handout.ts'
import type { Handout } from '#pack/handout.ts'
import type { PackChallenge } from '#pack/read.ts'
import type { Row } from '#report/report.ts'
import type { ApiClient } from '@halyard/api'
import { applyChanges, challengeKey, createChallenge, readChallenge } from '#server/challenges.ts'
import type { KnownChallenges } from '#server/challenges.ts'
import { errorMessage, isFinal } from '#server/error-message.ts'

export type ChallengeOptions = {
  enable: boolean
  dryRun: boolean
  /** Largest upload in bytes. */
  maxBytes: number
}

/** Where challenges go: absent when files are only checked, without game while it does not exist yet. */
export type Target = { client: ApiClient; gameId?: number; known: KnownChallenges }

/**
 * Brings one challenge to the server, or in a dry run only finds out what would change. A refused challenge becomes a failed row; an
 * unreachable server ends the run.
 */
export async function importChallenge(
  challenge: PackChallenge,
  target: Target | undefined,
  options: ChallengeOptions,
  onStep: (what: string) => void,
): Promise<Row> {
  if (challenge.refusal !== undefined) return failedRow(challenge, challenge.refusal)
  try {
    return await bring(challenge, target, options, onStep)
  } catch (error) {
    if (isFinal(error)) throw error
    return failedRow(challenge, errorMessage(error))
  }
}

async function bring(
  challenge: PackChallenge,
  target: Target | undefined,
  options: ChallengeOptions,
  onStep: (what: string) => void,
): Promise<Row> {
  const { handout, notes } = await handoutOf(challenge, options.maxBytes)
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
  const { tooLarge } = await applyChanges(client, at, changes, handout, onStep)
  return tooLarge ? withoutFile(row, handout) : row
}

async function handoutOf(
  { title, handoutFiles }: PackChallenge,
  maxBytes: number,
): Promise<{ handout?: Handout; notes: Note[] }> {
  if (handoutFiles.length === 0) return { notes: [] }
  const { handout, tooLarge } = await buildHandout(title, handoutFiles, maxBytes)
  return handout ? { handout, notes: [] } : { notes: [tooLargeNote(tooLarge)] }
}

const withoutFile = (row: Row, handout: Handout | undefined): Row => ({
  ...row,
  notes: [...row.notes, tooLargeNote(handout?.bytes.byteLength ?? 0)],
})

const tooLargeNote = (bytes: number) =>
  note('file-too-large', `files of ${(bytes / 1e6).toFixed(1)} MB not sent`)
