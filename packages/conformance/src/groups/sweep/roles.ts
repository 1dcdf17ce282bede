import { allOperations, type Operation } from '#contract/document.ts'
import type { Actor } from '#http/actor.ts'
import { harmlessCall } from '#groups/sweep/made-up.ts'
import { notTried, scenariosApart, type World } from '#world/world.ts'

const beyondUsers = (operation: Operation) =>
  operation.role === 'Monitor' || operation.role === 'Admin'
const beyondAnyone = ({ role }: Operation) => role !== 'Anonymous'

async function refuseAll(
  { forbidden }: World,
  actor: Actor,
  operations: readonly Operation[],
  { why, status, or }: { why: string; status: number; or?: readonly number[] },
): Promise<void> {
  for (const operation of operations.filter(({ id }) => !forbidden.has(id))) {
    await actor.refused(operation.id, why, { status, ...(or && { or }) }, harmlessCall(operation))
  }
}

/** Banned people may leave; the reference keeps them in. */
async function bannedLogOut({ banned, findings }: World): Promise<void> {
  if (!banned) return
  const { status } = await banned.send('logOut')
  // Some servers have ended the session with the ban.
  if (status === 401) return
  const expected = { ours: 200, reference: 403, fact: 'bannedLogOut' as const }
  findings.sameOrReference('logOut', 'a banned user', status, expected)
}

export const roleSweep = scenariosApart('http', {
  'without a session': (world) =>
    refuseAll(world, world.anonymous, allOperations.filter(beyondAnyone), {
      why: 'without a session',
      status: 401,
    }),

  'with a role too low': async (world) => {
    const why = 'role too low'
    await refuseAll(world, world.loner, allOperations.filter(beyondUsers), { why, status: 403 })
    const forAdmins = allOperations.filter(({ role }) => role === 'Admin')
    if (world.monitor) await refuseAll(world, world.monitor, forAdmins, { why, status: 403 })
    else
      notTried(
        world,
        'no monitor: updateUser is missing',
        forAdmins.map(({ id }) => id),
      )
  },

  banned: async (world) => {
    const operations = allOperations.filter(beyondAnyone).filter(({ id }) => id !== 'logOut')
    if (world.banned)
      await refuseAll(world, world.banned, operations, {
        why: 'banned',
        status: 403,
        or: [401],
      })
    else world.findings.untried('logOut', 'nobody could be banned: updateUser is missing')
    await bannedLogOut(world)
  },
})
