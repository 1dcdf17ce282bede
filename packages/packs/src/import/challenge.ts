import { hasStatus } from '@halyard/api'
import type { ApiClient } from '@halyard/api'
import { changedCooldown } from '#import/cooldown.ts'
import { findChanges } from '#import/changes.ts'
import { createOnce } from '#import/create-once.ts'
import { findDifferences } from '#import/differences.ts'
import type { Difference } from '#import/differences.ts'
import { findLeftovers, hideLeftover, removeLeftovers } from '#import/leftovers.ts'
import { changedHints, readHints } from '#import/hints.ts'
import { changedRequirements } from '#import/requirements.ts'
import { readScoring } from '#import/scoring.ts'
import type { Contents } from '#import/contents.ts'
import { comparedRow, failedRow, newRow, tooLargeNote } from '#import/rows.ts'
import type { PlannedChallenge } from '#import/rows.ts'
import type { Row } from '#import/row.ts'
import { applyChanges, challengeKey, createChallenge, readChallenge } from '#import/send.ts'
import type { KnownChallenges } from '#import/send.ts'

/** How often a challenge that others change meanwhile is compared again. */
const MOST_TRIES = 5

export type BringOptions = {
  /** The files of the challenge, called when they are needed. */
  read: () => Promise<Contents>
  /** Show it to players when everything is in. */
  enable: boolean
  /**
   * Make the challenge what its file says, and take away what only the server has. `state` says whether the file decides if players see it,
   * or its time does.
   */
  exactly?: { state: 'file' | 'time' }
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
  options: BringOptions,
): Promise<Row> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await bringOnce(asked, target, options)
    } catch (error) {
      // Somebody else has saved it since it was read: what differs now is another thing.
      if (!hasStatus(error, 412) || tries === MOST_TRIES) throw error
    }
  }
}

async function bringOnce(
  asked: PlannedChallenge,
  target: Target | undefined,
  { read, enable, exactly, dryRun, onStep }: BringOptions,
): Promise<Row> {
  const way = target?.extensions.includes('scoring') ? asked.way : undefined
  const challenge = way ? withoutFitting(asked) : asked
  if (challenge.refusal !== undefined) return failedRow(challenge, challenge.refusal)
  const contents = await read()
  const { handout, notes } = contents
  let knownId = target?.known.get(challengeKey(challenge))
  const { isVisible, remoteUrl, needsFiles = false } = challenge
  const willShow = enable && isVisible && !(needsFiles && notes.length > 0)
  if (!target || target.gameId === undefined) return newRow(challenge, notes, willShow)
  if (knownId === undefined && dryRun) return newRow(challenge, notes, willShow)
  const { client, gameId } = target
  onStep(knownId === undefined ? 'creating' : 'comparing')
  const isNew = knownId === undefined
  if (exactly && isNew) knownId = await createOnce(client, gameId, challenge)
  const current =
    knownId === undefined
      ? await createChallenge(client, gameId, challenge)
      : await readChallenge(client, gameId, knownId)
  const at = { id: gameId, challengeId: current.id }
  if (exactly && current.type !== challenge.type)
    return failedRow(challenge, `is a ${current.type} on the server, and types cannot be changed`)
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
  const leftovers =
    exactly &&
    findLeftovers(current, {
      plan: challenge,
      isVisible: exactly.state === 'file' ? willShow : undefined,
    })
  const compared =
    isNew || knownId === undefined
      ? newRow(challenge, [...notes, ...(requirements?.notes ?? [])], willShow)
      : comparedRow(challenge, changes, notes, willShow || current.isEnabled)
  const row = leftovers
    ? exactRow(compared, findDifferences(current, changes, leftovers))
    : compared
  if (dryRun) return row
  if (leftovers) await hideLeftover(client, at, leftovers)
  const { flagUrls, flagMatches } = challenge
  const etag = leftovers?.disable ? undefined : current.etag
  const files = {
    ...contents,
    remoteUrl,
    flagUrls,
    flagMatches,
    needsFiles,
    ...(exactly && { etag }),
  }
  const { tooLarge } = await applyChanges(client, at, changes, files, onStep)
  if (leftovers) await removeLeftovers(client, at, leftovers)
  const keepsState = needsFiles && tooLarge.length > 0
  return {
    ...row,
    ...(keepsState && { isEnabled: current.isEnabled }),
    notes: [...row.notes, ...tooLarge.map(tooLargeNote)],
  }
}

/** Of a challenge that was there; what only the server has is no remark then, but a difference. */
const exactRow = (row: Row, differences: Difference[]): Row => ({
  ...row,
  ...(row.outcome !== 'created' && {
    outcome: differences.length > 0 ? 'updated' : 'unchanged',
    differences,
  }),
  notes: row.notes.filter(({ code }) => code !== 'flag-extra'),
})

/** For a platform that has the formula of the file: nothing was fitted to another one. */
const withoutFitting = (challenge: PlannedChallenge): PlannedChallenge => ({
  ...challenge,
  notes: challenge.notes.filter(({ code }) => code !== 'decay-fitted'),
})
