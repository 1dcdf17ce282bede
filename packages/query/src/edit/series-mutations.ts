import { unwrap } from '@halyard/api'
import type { ChallengeSettings, Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/paced.ts'
import type { PacedOptions } from '#core/paced.ts'
import { refresh } from '#core/stale.ts'
import { editQueries } from '#edit/queries.ts'
import { editStale } from '#edit/stale.ts'

// What takes many calls. What they make stale is read again once, after the last of them.

type GameOnly = { gameId: number }
type Change = Schema<'ChallengeUpdateModel'>
type Line = Schema<'ChallengeInfoModel'>

/** What the list of challenges shows of a challenge and can change in place. */
export type LineChange = {
  challengeId: number
  isEnabled?: boolean
  originalScore?: number
  category?: Line['category']
}

const pathOf = (gameId: number, challengeId: number) => ({ path: { id: gameId, challengeId } })

const change = (gameId: number, challengeId: number, body: Change) =>
  unwrap(
    api().PUT('/api/edit/games/{id}/challenges/{challengeId}', {
      params: pathOf(gameId, challengeId),
      body,
    }),
  )

const remove = (gameId: number, challengeId: number) =>
  unwrap(
    api().DELETE('/api/edit/games/{id}/challenges/{challengeId}', {
      params: pathOf(gameId, challengeId),
    }),
  )

/** What the server has confirmed shows at once; the list follows. */
const showInList = (client: QueryClient, gameId: number, edit: (lines: Line[]) => Line[]) =>
  client.setQueryData(
    editQueries.challenges(gameId).queryKey,
    (lines: Line[] | undefined) => lines && edit(lines),
  )

/** Changes challenges one after the other, each in its own way. */
export const updateChallenges = mutationOptions({
  mutationFn: async (
    { gameId, changes, ...paced }: GameOnly & { changes: readonly LineChange[] } & PacedOptions,
    { client },
  ) => {
    const result = await runPaced(
      changes,
      ({ challengeId, ...body }) => change(gameId, challengeId, body),
      paced,
    )
    const done = new Map(result.done.map(({ challengeId, ...body }) => [challengeId, body]))
    showInList(client, gameId, (lines) =>
      lines.map((line) => (done.has(line.id) ? { ...line, ...done.get(line.id) } : line)),
    )
    return result
  },
  onSuccess: refresh(editStale.updateChallenges),
})

/** Deletes challenges one after the other. */
export const deleteChallenges = mutationOptions({
  mutationFn: async (
    {
      gameId,
      challengeIds,
      ...paced
    }: GameOnly & { challengeIds: readonly number[] } & PacedOptions,
    { client },
  ) => {
    const result = await runPaced(challengeIds, (id) => remove(gameId, id), paced)
    const gone = new Set(result.done)
    showInList(client, gameId, (lines) => lines.filter(({ id }) => !gone.has(id)))
    return result
  },
  onSuccess: refresh(editStale.deleteChallenges),
})

/**
 * Copies a challenge with its files and flags, disabled and under a title of its own. When a step fails, what was made so far is
 * deleted again.
 */
export const cloneChallenge = mutationOptions({
  mutationFn: async ({
    gameId,
    challengeId,
    title,
  }: {
    gameId: number
    challengeId: number
    title: string
  }) => {
    const source = await unwrap(
      api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
        params: pathOf(gameId, challengeId),
      }),
    )
    const { category, type } = source
    const { id } = await unwrap(
      api().POST('/api/edit/games/{id}/challenges', {
        params: { path: { id: gameId } },
        body: { title, category, type },
      }),
    )
    try {
      await change(gameId, id, settingsOf(source))
      await copyParts(gameId, id, source)
    } catch (error) {
      await remove(gameId, id).catch(() => {})
      throw error
    }
    return { id, title }
  },
  onSuccess: refresh(editStale.createChallenge),
})

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

async function copyParts(gameId: number, id: number, source: ChallengeSettings): Promise<void> {
  const params = pathOf(gameId, id)
  if (source.attachment && source.attachment.type !== 'None')
    await unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
        params,
        body: sameFile(source.attachment),
      }),
    )
  if (source.flags.length > 0)
    await unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
        params,
        body: source.flags.map(({ flag, attachment }) => ({ flag, ...sameFile(attachment) })),
      }),
    )
}

/** The same file or link once more; a stored file is known by the hash in its address. */
function sameFile(attachment: Schema<'Attachment'> | null): Schema<'AttachmentCreateModel'> {
  if (!attachment || attachment.type === 'None') return { attachmentType: 'None' }
  if (attachment.type === 'Remote')
    return { attachmentType: 'Remote', remoteUrl: attachment.url ?? '' }
  const [, fileHash = ''] = /\/assets\/([0-9a-f]{64})(?:\/|$)/i.exec(attachment.url ?? '') ?? []
  return { attachmentType: 'Local', fileHash }
}
