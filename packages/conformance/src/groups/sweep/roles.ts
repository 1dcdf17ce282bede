import { allOperations, type Operation } from '#contract/document.ts'
import type { Actor } from '#http/actor.ts'
import { harmlessCall } from '#groups/sweep/made-up.ts'
import { notTried, scenariosApart, type Stage } from '#world/stage.ts'

const beyondUsers = (operation: Operation) =>
  operation.role === 'Monitor' || operation.role === 'Admin'
const beyondAnyone = ({ role }: Operation) => role !== 'Anonymous'

async function refuseAll(
  { forbidden }: Stage,
  actor: Actor,
  operations: readonly Operation[],
  { why, status }: { why: string; status: number },
): Promise<void> {
  for (const operation of operations.filter(({ id }) => !forbidden.has(id))) {
    await actor.refused(operation.id, why, status, harmlessCall(operation))
  }
}

/** Banned people may leave; the reference keeps them in. */
async function bannedLogOut({ banned, book }: Stage): Promise<void> {
  if (!banned) return
  const { status } = await banned.send('logOut')
  const expected = { ours: 200, reference: 403 }
  book.sameOrReference('logOut', 'a banned user', status, expected)
}

export const roleSweep = scenariosApart('http', {
  'without a session': (stage) =>
    refuseAll(stage, stage.anonymous, allOperations.filter(beyondAnyone), {
      why: 'without a session',
      status: 401,
    }),

  'with a role too low': async (stage) => {
    const why = 'role too low'
    await refuseAll(stage, stage.loner, allOperations.filter(beyondUsers), { why, status: 403 })
    const forAdmins = allOperations.filter(({ role }) => role === 'Admin')
    if (stage.monitor) await refuseAll(stage, stage.monitor, forAdmins, { why, status: 403 })
    else
      notTried(
        stage,
        'no monitor: updateUser is missing',
        forAdmins.map(({ id }) => id),
      )
  },

  banned: async (stage) => {
    const operations = allOperations.filter(beyondAnyone).filter(({ id }) => id !== 'logOut')
    if (stage.banned)
      await refuseAll(stage, stage.banned, operations, { why: 'banned', status: 403 })
    else stage.book.untried('logOut', 'nobody could be banned: updateUser is missing')
    await bannedLogOut(stage)
  },
})
