import { unwrap } from '@halyard/api'
import type { ChallengeSettings, Schema } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { storedFile } from '#core/stored-file.ts'
import { sendFlags } from '#edit/flags/send-flags.ts'
import { infoQueries } from '#info/queries.ts'

type Change = Schema<'ChallengeUpdateModel'>

/** The path parameters of one challenge. */
export const challengePath = (gameId: number, challengeId: number) => ({
  path: { id: gameId, challengeId },
})

/** Changes what a body names. */
export const changeChallenge = (gameId: number, challengeId: number, body: Change) =>
  unwrap(
    api().PUT('/api/edit/games/{id}/challenges/{challengeId}', {
      params: challengePath(gameId, challengeId),
      body,
    }),
  )

/** Deletes a challenge with all that belongs to it. */
export const removeChallenge = (gameId: number, challengeId: number) =>
  unwrap(
    api().DELETE('/api/edit/games/{id}/challenges/{challengeId}', {
      params: challengePath(gameId, challengeId),
    }),
  )

/**
 * Copies a challenge with its files, flags, scoring and rules from a game into a game, disabled. When a step fails, what was made so far is deleted again.
 *
 * @returns the id of the copy
 */
export async function copyChallenge(
  client: QueryClient,
  source: ChallengeSettings,
  { gameId, from, title }: { gameId: number; from: number; title: string },
): Promise<number> {
  const { category, type } = source
  const { id } = await unwrap(
    api().POST('/api/edit/games/{id}/challenges', {
      params: { path: { id: gameId } },
      body: { title, category, type },
    }),
  )
  try {
    await changeChallenge(gameId, id, settingsOf(source))
    const { extensions } = await client.query(infoQueries.config())
    // Other servers count a file by how often it was sent, not by its uses.
    if (!extensions?.includes('files'))
      await (await import('#edit/challenges/send-again.ts')).sendAgain(source)
    if (extensions?.includes('scoring')) await copyScoring([from, source.id], [gameId, id])
    if (extensions?.includes('cooldown')) await copyCooldown([from, source.id], [gameId, id])
    if (extensions?.includes('hints')) await copyHints([from, source.id], [gameId, id])
    // What a copy for another game requires stays behind there.
    if (extensions?.includes('requirements') && from === gameId)
      await copyRequirements([from, source.id], [gameId, id])
    await copyParts(gameId, id, source)
  } catch (error) {
    await removeChallenge(gameId, id).catch(() => {})
    throw error
  }
  return id
}

/** What of a challenge is its own to copy: not its name, and not whether players see it. */
function settingsOf({
  content,
  flagTemplate,
  hints,
  fileName,
  deadlineUtc,
  submissionLimit,
  containerImage,
  memoryLimit,
  cpuCount,
  storageLimit,
  exposePort,
  networkMode,
  enableTrafficCapture,
  disableBloodBonus,
  originalScore,
  minScoreRate,
  difficulty,
}: ChallengeSettings): Change {
  return {
    content,
    flagTemplate,
    hints,
    fileName,
    deadlineUtc,
    submissionLimit,
    containerImage,
    memoryLimit,
    cpuCount,
    storageLimit,
    exposePort,
    networkMode,
    // Challenges without a container refuse the key.
    enableTrafficCapture: enableTrafficCapture || null,
    disableBloodBonus,
    originalScore,
    minScoreRate,
    difficulty,
  }
}

type GameAndChallenge = readonly [gameId: number, challengeId: number]

async function copyScoring(from: GameAndChallenge, to: GameAndChallenge): Promise<void> {
  const url = '/api/edit/games/{id}/challenges/{challengeId}/scoring'
  const { kind, minimum, decay, expression } = await unwrap(
    api().GET(url, { params: challengePath(...from) }),
  )
  if (kind === 'curve') return
  const body = { kind, minimum, decay, expression }
  await unwrap(api().PUT(url, { params: challengePath(...to), body }))
}

async function copyCooldown(from: GameAndChallenge, to: GameAndChallenge): Promise<void> {
  const url = '/api/edit/games/{id}/challenges/{challengeId}/cooldown'
  const { wrongAnswers, seconds } = await unwrap(api().GET(url, { params: challengePath(...from) }))
  if (seconds === 0) return
  const body = { wrongAnswers, seconds }
  await unwrap(api().PUT(url, { params: challengePath(...to), body }))
}

async function copyHints(from: GameAndChallenge, to: GameAndChallenge): Promise<void> {
  const url = '/api/edit/games/{id}/challenges/{challengeId}/hints'
  const { hints } = await unwrap(api().GET(url, { params: challengePath(...from) }))
  if (hints.length === 0) return
  const body = { hints: hints.map(({ text, price }) => ({ text, price })) }
  await unwrap(api().PUT(url, { params: challengePath(...to), body }))
}

async function copyRequirements(from: GameAndChallenge, to: GameAndChallenge): Promise<void> {
  const url = '/api/edit/games/{id}/challenges/{challengeId}/requirements'
  const { requires, tile } = await unwrap(api().GET(url, { params: challengePath(...from) }))
  if (requires.length === 0) return
  await unwrap(api().PUT(url, { params: challengePath(...to), body: { requires, tile } }))
}

async function copyParts(gameId: number, id: number, source: ChallengeSettings): Promise<void> {
  const params = challengePath(gameId, id)
  if (source.attachment && source.attachment.type !== 'None')
    await unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
        params,
        body: sameFile(source.attachment),
      }),
    )
  const flags = source.flags.map(({ flag, match, attachment }) => ({
    flag,
    ...(match && { match }),
    ...sameFile(attachment),
  }))
  await sendFlags({ gameId, challengeId: id }, flags)
}

/** The same file or link once more; a stored file is known by the hash in its address. */
function sameFile(attachment: Schema<'Attachment'> | null): Schema<'AttachmentCreateModel'> {
  if (!attachment || attachment.type === 'None') return { attachmentType: 'None' }
  if (attachment.type === 'Remote')
    return { attachmentType: 'Remote', remoteUrl: attachment.url ?? '' }
  return { attachmentType: 'Local', fileHash: storedFile(attachment.url)?.hash ?? '' }
}
