import { allOperations, document, type Operation, type OperationId } from '#contract/document.ts'
import { type Answer, fieldOf, jsonOf } from '#http/answer.ts'
import type { Actor } from '#http/actor.ts'
import type { Call } from '#http/request.ts'
import { brokenBodies } from '#groups/sweep/broken-bodies.ts'
import { brokenValues } from '#groups/sweep/broken-values.ts'
import { madeUpPath } from '#groups/sweep/made-up.ts'
import { newAccount } from '#world/accounts.ts'
import { logIn } from '#world/credentials.ts'
import { withSettings } from '#world/settings.ts'
import { scenariosOf, type World } from '#world/world.ts'

/** Few calls of these are allowed in a while: their groups try what matters. */
const isScarce = ({ path, method }: Operation) =>
  JSON.stringify(document.paths[path]?.[method.toLowerCase()]).includes('"x-rate-limit":"Register"')

const withBody = allOperations.filter((operation) => operation.bodySchema && !isScarce(operation))

/** What removes what should not have been made. */
const removals: Partial<Record<OperationId, OperationId>> = {
  createGame: 'deleteGame',
  createPost: 'deletePost',
  createTeam: 'deleteTeam',
}

const actorFor = ({ admin, loner, anonymous }: World, { role }: Operation): Actor => {
  if (role === 'Anonymous') return anonymous
  return role === 'User' ? loner : admin
}

/** All but what this run must not send. */
const allowed = ({ forbidden }: World, operations: readonly Operation[]) =>
  operations.filter(({ id }) => !forbidden.has(id))

async function refuseBody(world: World, operation: Operation, what: string, call: Call) {
  const actor = actorFor(world, operation)
  const path = madeUpPath(operation)
  const answer = await actor.refused(operation.id, what, 400, { path, ...call })
  if (answer.status === 200) await undo(world, operation.id, actor, answer)
  return answer
}

/** Takes back what should not have been made or changed. */
async function undo(world: World, id: OperationId, actor: Actor, answer: Answer): Promise<void> {
  const { admin, loner } = world
  if (id === 'updateProfile') return restoreProfile(world)
  if (id === 'createToken') {
    const info: { id?: string } = Object(fieldOf(answer, 'info'))
    await admin.send('revokeToken', { path: { id: info.id ?? '' }, query: { delete: true } })
  }
  if (id === 'createUsers') await removeBroken(world)
  if (id === 'changePassword') await logIn(world, loner)
  const removal = removals[id]
  if (!removal) return
  const made = fieldOf(answer, 'id') ?? jsonOf(answer)
  await actor.send(removal, { path: { id: String(made) } })
}

/** By the admin, since a name that was taken in error may keep its owner out. */
async function restoreProfile({ admin, loner }: World): Promise<void> {
  const { userName } = loner.account
  const body = { userName, bio: '', phone: '', realName: '', stdNumber: '' }
  await admin.send('updateUser', { path: { userId: loner.userId }, body })
}

async function removeBroken({ admin, prefix }: World): Promise<void> {
  const { data } = await admin.ok('searchUsers', { query: { hint: `${prefix}-broken` } })
  for (const { id } of data) await admin.send('deleteUser', { path: { userId: id ?? '' } })
}

/** The example of the contract, with names of this run where something could be made. */
async function exampleFor(
  { prefix, admin }: World,
  { id, bodyExample }: Operation,
): Promise<unknown> {
  if (id === 'createUsers') return [newAccount(prefix, 'broken')]
  // Some servers take broken settings: what is right in them is what they have.
  if (id === 'updateConfig') return admin.ok('getConfig')
  return bodyExample
}

async function breakRules(world: World, operation: Operation, afterwards?: () => Promise<void>) {
  if (!operation.bodySchema) return
  const example = await exampleFor(world, operation)
  for (const { what, value } of brokenBodies(operation.bodySchema, example)) {
    const { status } = await refuseBody(world, operation, what, { body: value })
    if (status === 200) await afterwards?.()
  }
}

export const bodySweep = scenariosOf('http', {
  'bodies that are not JSON': async (world) => {
    const type = 'application/json'
    for (const operation of allowed(world, withBody)) {
      await refuseBody(world, operation, 'malformed JSON', { raw: { type, text: '{"' } })
      await refuseBody(world, operation, 'empty body', { raw: { type, text: '' } })
    }
  },

  'bodies that break a rule': async (world) => {
    for (const operation of allowed(world, withBody)) {
      if (operation.id !== 'updateConfig') await breakRules(world, operation)
      else await withSettings(world, ({ putBack }) => breakRules(world, operation, putBack))
    }
  },

  'queries that break a rule': async (world) => {
    for (const operation of allOperations) {
      const { queryParameters } = operation
      for (const { name, schema } of queryParameters) {
        if (schema.type === 'string' && !schema.pattern) continue
        for (const { what, value } of brokenValues(schema)) {
          if (typeof value !== 'string' && typeof value !== 'number') continue
          await refuseBody(world, operation, `${name}: ${what}`, { query: { [name]: value } })
        }
      }
    }
  },

  'forms without a file': async (world) => {
    for (const operation of allowed(world, allOperations).filter(({ isForm }) => isForm)) {
      if (operation.id === 'uploadAssets' || operation.pathParameters.length > 0) continue
      await refuseBody(world, operation, 'no file in the form', { files: [] })
    }
  },
})
