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

type Fault = {
  /** `/path: rule` */
  sentence: string
  /** Whether something is absent, or of another kind: readers stumble over that, not over a text that is longer than promised. */
  isOfShape: boolean
}

/** How a value breaks a schema of the contract; empty when it fits. */
export function schemaFaults(schema: JsonSchema, value: unknown): Fault[] {
  const validate = validatorOf(schema)
  if (validate(value)) return []
  const faults = (validate.errors ?? []).filter(isOfInterest).map((error) => ({
    sentence: sentence(error),
    isOfShape: shapeRules.has(error.keyword),
  }))
  return [...new Map(faults.map((fault) => [fault.sentence, fault])).values()]
}

/** As `schemaFaults`, in sentences alone. */
export const schemaProblems = (schema: JsonSchema, value: unknown): string[] =>
  schemaFaults(schema, value).map((fault) => fault.sentence)

const shapeRules = new Set(['type', 'required', 'enum', 'const', 'oneOf'])

/** An anyOf that fails is described by its branches. */
const isOfInterest = ({ keyword }: ErrorObject) => keyword !== 'anyOf'

function sentence({ instancePath, message, params }: ErrorObject): string {
  const allowed = 'allowedValues' in params ? ` (${params.allowedValues.join(', ')})` : ''
  return `${instancePath.replaceAll(/\/\d+/g, '/*') || '/'}: ${message}${allowed}`
}
