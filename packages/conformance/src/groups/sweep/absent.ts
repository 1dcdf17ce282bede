import { allOperations, type Operation, type OperationId } from '#contract/document.ts'
import { refusalOf } from '#http/answer.ts'
import type { Actor, Refusal } from '#http/actor.ts'
import { madeUpCall } from '#groups/sweep/made-up.ts'
import { scenariosApart, type World } from '#world/world.ts'

/** Operations that answer well for things that do not exist. */
const answersAnyway: readonly OperationId[] = [
  'listEditChallenges',
  'flushScoreboard',
  'listCaptureChallenges',
  'listCaptureFiles',
  'downloadCaptures',
  'deleteCaptures',
]

const eitherWay: Refusal = {
  status: 404,
  reference: { statuses: [400], fact: 'missingTeam' as const },
}

/** Where "no such thing" has another status somewhere. */
const refusals: Partial<Record<OperationId, Refusal>> = {
  adminUpdateTeam: eitherWay,
  getTeam: eitherWay,
  updateTeam: eitherWay,
  getInviteCode: eitherWay,
  renewInviteCode: eitherWay,
  kickMember: eitherWay,
  transferTeam: eitherWay,
  // The platform's proxy may be off, which is refused first.
  proxyInstance: eitherWay,
  proxyTestInstance: eitherWay,
}

const actorFor = ({ admin, loner, anonymous }: World, { role }: Operation): Actor => {
  if (role === 'Anonymous') return anonymous
  return role === 'User' ? loner : admin
}

const withIds = allOperations.filter(({ pathParameters }) => pathParameters.length > 0)

export const absentSweep = scenariosApart('http', {
  'ids of nothing': async (world) => {
    for (const operation of withIds.filter(({ id }) => !answersAnyway.includes(id))) {
      const refusal = refusals[operation.id] ?? { status: 404 }
      await actorFor(world, operation).refused(
        operation.id,
        'no such thing',
        refusal,
        madeUpCall(operation),
      )
    }
  },

  'ids of nothing, answered well': async (world) => {
    for (const id of answersAnyway) {
      const operation = withIds.find((candidate) => candidate.id === id)
      if (!operation) continue
      const { path } = madeUpCall(operation)
      await world.admin.okAnswer(id, { path }).catch(() => undefined)
    }
  },

  'malformed ids': async (world) => {
    for (const operation of withIds) await malformed(world, operation)
  },
})

/** A path whose ids do not have the right form is no route: 404 here, the page or 405 at the reference. */
async function malformed(world: World, operation: Operation): Promise<void> {
  const typed = operation.pathParameters.find(
    ({ schema }) => schema.type === 'integer' || schema.format === 'uuid',
  )
  if (!typed) return
  const call = madeUpCall(operation)
  const answer = await actorFor(world, operation).send(operation.id, {
    ...call,
    path: { ...call.path, [typed.name]: 'not-an-id' },
  })
  if (answer.status === 501) return
  const isPage = answer.status === 200 && answer.mediaType === 'text/html'
  const isReference = isPage || answer.status === 405 || answer.status === 500
  world.findings.sameOrReference(operation.id, `malformed ${typed.name}`, answer.status, {
    ours: 404,
    reference: isReference ? answer.status : 404,
    fact: 'malformed',
  })
  const isProblem = operation.promised.get(404)?.mediaType === 'application/problem+json'
  if (answer.status === 404 && !isProblem) {
    const isRefusal = refusalOf(answer) !== undefined
    const why = `malformed ${typed.name}`
    world.findings.check(operation.id, isRefusal, 'the 404 has no title and status', why)
  }
}
