import { requireChallenge } from '#modules/edit/challenges/service.ts'
import { startTestInstance, stopTestInstance } from '#modules/instance/test-instances.ts'
import { containerView } from '#modules/instance/view.ts'
import { handle } from '#modules/operation/handle.ts'

const createTestContainer = handle('createTestContainer', async (ctx) => {
  const challenge = await requireChallenge(ctx.db, ctx.path.id, ctx.path.challengeId)
  return containerView(await startTestInstance(ctx, challenge, ctx.user.id))
})

const destroyTestContainer = handle('destroyTestContainer', async (ctx) => {
  const { id } = await requireChallenge(ctx.db, ctx.path.id, ctx.path.challengeId)
  await stopTestInstance(ctx, id)
})

export const testContainerHandlers = { createTestContainer, destroyTestContainer }
