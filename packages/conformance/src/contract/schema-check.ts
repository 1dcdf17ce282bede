import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { document, type JsonSchema } from '#contract/document.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv, ['uuid', 'int32', 'int64', 'double', 'binary'])
ajv.addSchema({ $id: 'contract', components: document.components })

/** References point into the document that the checker was given once. */
function inContract(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'))
}

const compiled = new Map<JsonSchema, ReturnType<typeof ajv.compile>>()

function validatorOf(schema: JsonSchema) {
  const known = compiled.get(schema)
  if (known) return known
  const validate = ajv.compile(inContract(schema))
  compiled.set(schema, validate)
  return validate
}

/** How a value breaks a schema of the contract, as `/path: rule`; empty when it fits. */
export function schemaProblems(schema: JsonSchema, value: unknown): string[] {
  const validate = validatorOf(schema)
  if (validate(value)) return []
  return [...new Set((validate.errors ?? []).filter(isOfInterest).map(sentence))]
}

/** An anyOf that fails is told by its branches. */
const isOfInterest = ({ keyword }: ErrorObject) => keyword !== 'anyOf'

function sentence({ instancePath, message, params }: ErrorObject): string {
  const allowed = 'allowedValues' in params ? ` (${params.allowedValues.join(', ')})` : ''
  return `${instancePath.replaceAll(/\/\d+/g, '/*') || '/'}: ${message}${allowed}`
}
