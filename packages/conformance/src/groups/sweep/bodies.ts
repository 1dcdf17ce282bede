import { allOperations, document, type Operation, type OperationId } from '#contract/document.ts'
import { fieldOf, jsonOf } from '#http/answer.ts'
import type { Actor } from '#http/actor.ts'
import type { Call } from '#http/request.ts'
import { brokenBodies } from '#groups/sweep/broken-bodies.ts'
import { brokenValues } from '#groups/sweep/broken-values.ts'
import { madeUpPath } from '#groups/sweep/made-up.ts'
import { newAccount } from '#world/accounts.ts'
import { withSettings } from '#world/settings.ts'
import { scenariosOf, type Stage } from '#world/stage.ts'

/** Few calls of these are allowed in a while: their groups try what matters. */
const isScarce = ({ path, method }: Operation) =>
  JSON.stringify(document.paths[path]?.[method.toLowerCase()]).includes('"x-rate-limit":"Register"')

const withBody = allOperations.filter((operation) => operation.bodySchema && !isScarce(operation))

/** How to take back what should not have been made. */
const undo: Partial<Record<OperationId, OperationId>> = {
  createGame: 'deleteGame',
  createPost: 'deletePost',
  createTeam: 'deleteTeam',
}

const actorFor = ({ admin, loner, anonymous }: Stage, { role }: Operation): Actor => {
  if (role === 'Anonymous') return anonymous
  return role === 'User' ? loner : admin
}

/** All but what this run must not send. */
const allowed = ({ forbidden }: Stage, operations: readonly Operation[]) =>
  operations.filter(({ id }) => !forbidden.has(id))

async function refuseBody(stage: Stage, operation: Operation, what: string, call: Call) {
  const actor = actorFor(stage, operation)
  const path = madeUpPath(operation)
  const answer = await actor.refused(operation.id, what, 400, { path, ...call })
  const taken = undo[operation.id]
  if (answer.status !== 200 || !taken) return answer
  const id = fieldOf(answer, 'id') ?? jsonOf(answer)
  await actor.send(taken, { path: { id: String(id) } })
  return answer
}

/** The example of the contract, with names of this run where something could be made. */
async function exampleFor(
  { prefix, admin }: Stage,
  { id, bodyExample }: Operation,
): Promise<unknown> {
  if (id === 'createUsers') return [newAccount(prefix, 'broken')]
  // Some servers take broken settings: what is right in them is what they have.
  if (id === 'updateConfig') return admin.ok('getConfig')
  return bodyExample
}

async function breakRules(stage: Stage, operation: Operation, afterwards?: () => Promise<void>) {
  if (!operation.bodySchema) return
  const example = await exampleFor(stage, operation)
  for (const { what, value } of brokenBodies(operation.bodySchema, example)) {
    const { status } = await refuseBody(stage, operation, what, { body: value })
    if (status === 200) await afterwards?.()
  }
}

export const bodySweep = scenariosOf('http', {
  'bodies that are not JSON': async (stage) => {
    const type = 'application/json'
    for (const operation of allowed(stage, withBody)) {
      await refuseBody(stage, operation, 'malformed JSON', { raw: { type, text: '{"' } })
      await refuseBody(stage, operation, 'empty body', { raw: { type, text: '' } })
    }
  },

  'bodies that break a rule': async (stage) => {
    for (const operation of allowed(stage, withBody)) {
      if (operation.id !== 'updateConfig') await breakRules(stage, operation)
      else await withSettings(stage, ({ putBack }) => breakRules(stage, operation, putBack))
    }
  },

  'queries that break a rule': async (stage) => {
    for (const operation of allOperations) {
      const { queryParameters } = operation
      for (const { name, schema } of queryParameters) {
        if (schema.type === 'string' && !schema.pattern) continue
        for (const { what, value } of brokenValues(schema)) {
          if (typeof value !== 'string' && typeof value !== 'number') continue
          await refuseBody(stage, operation, `${name}: ${what}`, { query: { [name]: value } })
        }
      }
    }
  },

  'forms without a file': async (stage) => {
    for (const operation of allowed(stage, allOperations).filter(({ isForm }) => isForm)) {
      if (operation.id === 'uploadAssets' || operation.pathParameters.length > 0) continue
      await refuseBody(stage, operation, 'no file in the form', { files: [] })
    }
  },
})
