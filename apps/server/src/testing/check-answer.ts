import { Ajv2020 } from 'ajv/dist/2020.js'
import type { InjectOptions } from 'fastify'
import { loadContract } from '#http/contract/contract.ts'
import { addContractTypes } from '#http/contract/validation.ts'
import { patternOf } from '#http/contract/unmatched.ts'

const contract = loadContract()
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
addContractTypes(ajv, contract)
/** Paths with fewer parameters are more exact, and so come first. */
const routes = contract.operations
  .map((operation) => ({ ...operation, pattern: patternOf(operation.path) }))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)

/** Throws when a JSON answer is not what the contract promises for that operation. */
export function checkAnswer({ method = 'GET', url }: InjectOptions, body: unknown): void {
  if (typeof url !== 'string') return
  const path = url.split('?')[0] ?? ''
  const operation = routes.find(
    (route) => route.method === method.toUpperCase() && route.pattern.test(path),
  )
  if (!operation?.result) return
  const validate =
    ajv.getSchema(operation.id) ??
    ajv.addSchema(operation.result, operation.id).getSchema(operation.id)
  if (validate?.(body) === false) {
    throw new Error(`${operation.id} breaks the contract: ${ajv.errorsText(validate.errors)}`)
  }
}
