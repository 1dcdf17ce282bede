import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import * as formats from 'ajv-formats'
import {
  operationsOf,
  type Body,
  type Contract,
  type JsonSchema,
  type MediaType,
} from './contract.ts'
import type { Places } from './places.ts'
import type { Problem } from './problems.ts'

type Validate = (schema: JsonSchema, value: unknown) => string | undefined

/** Examples that their own schema refuses. */
export async function exampleProblems(contract: Contract, places: Places): Promise<Problem[]> {
  const validate = validator(contract)
  const problems: Problem[] = []
  for (const { url, verb, operation } of operationsOf(contract)) {
    for (const [keys, body] of bodiesOf(operation)) {
      for (const wrong of wrongExamples(body, validate)) {
        const place = await places.inUrl(url, [verb, ...keys, ...wrong.keys])
        problems.push({ ...place, message: wrong.message, rule: 'example' })
      }
    }
  }
  for (const [name, body] of Object.entries(contract.components.responses)) {
    for (const wrong of wrongExamples(body, validate)) {
      const place = await places.inPiece('responses', name, wrong.keys)
      problems.push({ ...place, message: wrong.message, rule: 'example' })
    }
  }
  return problems
}

function bodiesOf(operation: { requestBody?: Body; responses?: Record<string, Body> }) {
  const bodies: [keys: string[], body: Body][] = []
  if (operation.requestBody) bodies.push([['requestBody'], operation.requestBody])
  for (const [status, body] of Object.entries(operation.responses ?? {})) {
    bodies.push([['responses', status], body])
  }
  return bodies
}

function wrongExamples(body: Body, validate: Validate) {
  return Object.entries(body.content ?? {}).flatMap(([type, media]) =>
    examplesOf(media).flatMap(({ keys, value }) => {
      const message = validate(media.schema ?? {}, value)
      return message ? [{ keys: ['content', type, ...keys], message }] : []
    }),
  )
}

function examplesOf(media: MediaType) {
  const named = Object.entries(media.examples ?? {}).map(([name, { value }]) => ({
    keys: ['examples', name, 'value'],
    value,
  }))
  return 'example' in media ? [{ keys: ['example'], value: media.example }, ...named] : named
}

/** Checks a value against a schema of the contract; answers what is wrong with it, if anything. */
function validator(contract: Contract): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } })
  formats.default(ajv)
  ajv.addSchema(
    prepared({ $id: CONTRACT_ID, components: { schemas: contract.components.schemas } }),
  )
  return (schema, value) => {
    const check = ajv.compile(prepared(schema))
    return check(value) ? undefined : (check.errors ?? []).map(sentence).join('; ')
  }
}

const CONTRACT_ID = 'contract'

/** A copy whose references lead into the contract and whose objects know no further keys, so that a typing slip shows. */
function prepared(schema: object): object {
  const text = JSON.stringify(schema, (_key, value: unknown) =>
    isObjectType(value) ? closed(value) : value,
  )
  const copy: object = JSON.parse(text.replaceAll('"#/components/', `"${CONTRACT_ID}#/components/`))
  return copy
}

const closed = (schema: JsonSchema) => ({ ...schema, additionalProperties: false })

function isObjectType(value: unknown): value is JsonSchema {
  if (typeof value !== 'object' || value === null || !('properties' in value)) return false
  return 'type' in value && value.type === 'object' && !('additionalProperties' in value)
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  const where = instancePath === '' ? 'the example' : instancePath
  const key = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : ''
  return `${where} ${message}${key}`
}
