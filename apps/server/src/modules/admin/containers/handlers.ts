import { assetPath } from '#modules/asset/paths.ts'
import { organiserRefusal, requireRunner } from '#modules/instance/refusals.ts'
import { findContainer, listRunning } from '#modules/instance/service.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { gamesOf } from '#modules/staff/service.ts'

type Line = Awaited<ReturnType<typeof listRunning>>[number]

const lineView = (line: Line): Schema<'ContainerInstanceModel'> => ({
  team: {
    id: line.team_id,
    name: line.team_name,
    avatar: assetPath(line.avatar_hash, 'avatar'),
  },
  challenge: { id: line.challenge_id, title: line.title, category: line.category },
  image: line.image,
  containerGuid: line.id,
  containerId: line.engine_id ?? line.name,
  startedAt: line.created_at,
  expectStopAt: line.expect_stop_at,
  ip: line.public_host ?? line.inner_host ?? '',
  port: line.public_port ?? line.inner_port ?? 0,
})

const listInstances = handle('listInstances', async ({ db, gameRights }) => {
  const data = (await listRunning(db, gamesOf(gameRights))).map(lineView)
  return { data, length: data.length, total: data.length }
})

const destroyInstance = handle('destroyInstance', async (ctx) => {
  const container = await findContainer(ctx.db, ctx.path.id)
  if (!container) throw new Refusal(404, 'instanceNotFound')
  try {
    await requireRunner(ctx).remove(container.id)
  } catch (error) {
    throw organiserRefusal(error)
  }
})

export const adminContainerHandlers = { listInstances, destroyInstance }
