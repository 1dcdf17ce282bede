import { releaseUnused } from '#modules/asset/release-unused.ts'
import { deleteAttachment } from '#modules/edit/attachment-repository.ts'
import { createAttachment, seenAttachment } from '#modules/edit/attachments.ts'
import { updateChallenge } from '#modules/edit/challenges/repository.ts'
import { requireChallenge, requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import { requireComparable } from '#modules/edit/flags/policy.ts'
import {
  countTriedFlags,
  deleteFlag as removeFlag,
  hasFlags,
  insertFlags,
} from '#modules/edit/flags/repository.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'

const addFlags = handle('addFlags', async ({ path, body: sent, ...ctx }) => {
  const body = await Promise.all(sent.map((flag) => seenAttachment(ctx, flag)))
  await ctx.tx(async (tx) => {
    const challenge = await requireChallenge(tx, path.id, path.challengeId)
    const { id } = challenge
    requireComparable(challenge, body, await countTriedFlags(tx, id))
    const flags = []
    for (const { flag, match, ...file } of body)
      flags.push({ challenge_id: id, flag, match, attachment_id: await createAttachment(tx, file) })
    await insertFlags(tx, flags)
  })
})

/** A challenge that loses its last flag cannot be solved any more and is disabled. */
const deleteFlag = handle('deleteFlag', async (ctx) => {
  const { id: gameId, challengeId, flagId } = ctx.path
  const files = await changingBoard(ctx, gameId, async (tx) => {
    const challenge = await requireLockedChallenge(tx, gameId, challengeId)
    const deleted = await removeFlag(tx, challenge.id, flagId)
    if (!deleted) return undefined
    if (challenge.is_enabled && !(await hasFlags(tx, challenge.id)))
      await updateChallenge(tx, challenge.id, { is_enabled: false })
    return deleteAttachment(tx, deleted.attachment_id)
  })
  if (!files) return 'NotFound' as const
  await releaseUnused(ctx, files)
  return 'Success' as const
})

const setAttachment = handle('setAttachment', async ({ path, body, ...ctx }) => {
  const seen = await seenAttachment(ctx, body)
  const files = await ctx.tx(async (tx) => {
    const challenge = await requireLockedChallenge(tx, path.id, path.challengeId)
    if (challenge.type === 'DynamicAttachment') throw new Refusal(400, 'attachmentOnFlags')
    const attachmentId = await createAttachment(tx, seen)
    await updateChallenge(tx, challenge.id, { attachment_id: attachmentId })
    return deleteAttachment(tx, challenge.attachment_id)
  })
  await releaseUnused(ctx, files)
})

export const editFlagHandlers = { addFlags, deleteFlag, setAttachment }
