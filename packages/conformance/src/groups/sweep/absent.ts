import { allOperations, type Operation, type OperationId } from '#contract/document.ts'
import { refusalOf } from '#http/answer.ts'
import type { Actor, Refusal } from '#http/actor.ts'
import { madeUpCall } from '#groups/sweep/made-up.ts'
import { scenariosApart, type Stage } from '#world/stage.ts'

/** Operations that answer well for things that do not exist. */
const answersAnyway: readonly OperationId[] = [
  'listEditChallenges',
  'flushScoreboard',
  'listCaptureChallenges',
  'listCaptureFiles',
  'downloadCaptures',
  'deleteCaptures',
]

const eitherWay: Refusal = { status: 404, reference: [400] }

/** Where "no such thing" has another status somewhere. */
const refusals: Partial<Record<OperationId, Refusal>> = {
  adminUpdateTeam: eitherWay,
  getTeam: eitherWay,
  updateTeam: eitherWay,
  getInviteCode: eitherWay,
  renewInviteCode: eitherWay,
  kickMember: eitherWay,
  transferTeam: eitherWay,
  // The platform's proxy may be off, which is told first.
  proxyInstance: eitherWay,
  proxyTestInstance: eitherWay,
}

const actorFor = ({ admin, loner, anonymous }: Stage, { role }: Operation): Actor => {
  if (role === 'Anonymous') return anonymous
  return role === 'User' ? loner : admin
}

const withIds = allOperations.filter(({ pathParameters }) => pathParameters.length > 0)

export const absentSweep = scenariosApart('http', {
  'ids of nothing': async (stage) => {
    for (const operation of withIds.filter(({ id }) => !answersAnyway.includes(id))) {
      const refusal = refusals[operation.id] ?? { status: 404 }
      await actorFor(stage, operation).refused(
        operation.id,
        'no such thing',
        refusal,
        madeUpCall(operation),
      )
    }
  },

  'ids of nothing, answered well': async (stage) => {
    for (const id of answersAnyway) {
      const operation = withIds.find((candidate) => candidate.id === id)
      if (!operation) continue
      const { path } = madeUpCall(operation)
      await stage.admin.okAnswer(id, { path }).catch(() => undefined)
    }
  },

  'malformed ids': async (stage) => {
    for (const operation of withIds) await malformed(stage, operation)
  },
})

/** A path whose ids do not have the right form is no route: 404 here, the page or 405 at the reference. */
async function malformed(stage: Stage, operation: Operation): Promise<void> {
  const typed = operation.pathParameters.find(
    ({ schema }) => schema.type === 'integer' || schema.format === 'uuid',
  )
  if (!typed) return
  const call = madeUpCall(operation)
  const answer = await actorFor(stage, operation).send(operation.id, {
    ...call,
    path: { ...call.path, [typed.name]: 'not-an-id' },
  })
  if (answer.status === 501) return
  const isPage = answer.status === 200 && answer.mediaType === 'text/html'
  const isReference = isPage || answer.status === 405 || answer.status === 500
  stage.book.sameOrReference(operation.id, `malformed ${typed.name}`, answer.status, {
    ours: 404,
    reference: isReference ? answer.status : 404,
  })
  const isProblem = operation.promised.get(404)?.mediaType === 'application/problem+json'
  if (answer.status === 404 && !isProblem) {
    const isRefusal = refusalOf(answer) !== undefined
    const why = `malformed ${typed.name}`
    stage.book.detail(operation.id, isRefusal, 'the 404 has no title and status', why)
  }
}
