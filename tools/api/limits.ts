import { generatedNotice } from './files.ts'
import { operationsOf, referredType, type Contract, type JsonSchema } from './contract.ts'

const LIMIT_KEYWORDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'minItems',
  'maxItems',
] as const

type Limits = Record<string, unknown>

/** The text of `limits.gen.ts`: limits of request fields, and of uploads. */
export function limitsText(contract: Contract): string {
  return [
    generatedNotice,
    '',
    '// What the server takes, by request type and field. Lengths count UTF-16 units. One constant each: who reads one needs no other.',
    ...Object.entries(requestLimits(contract)).map(([type, fields]) => constant(type, fields)),
    '',
    '/** Greatest size of one uploaded file in bytes, by operation. */',
    constant('uploadLimits', uploadLimits(contract)),
    '',
  ].join('\n')
}

function constant(name: string, value: Record<string, unknown>): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const`
}

/** Limits by request type (camelCase) and field; types and fields without any are left out. */
export function requestLimits(contract: Contract): Record<string, Record<string, Limits>> {
  const types = [...requestTypes(contract)].toSorted()
  const entries = types.map((type) => {
    const schema = contract.components.schemas[type]
    return [camelCase(type), fieldLimits(schema ?? {})] as const
  })
  return Object.fromEntries(entries.filter(([, fields]) => Object.keys(fields).length > 0))
}

function fieldLimits(schema: JsonSchema): Record<string, Limits> {
  const fields = Object.entries(schema.properties ?? {})
  return Object.fromEntries(
    fields
      .map(([field, value]) => [field, limitsOf(value)] as const)
      .filter(([, found]) => Object.keys(found).length > 0),
  )
}

function limitsOf(schema: JsonSchema): Limits {
  const found = LIMIT_KEYWORDS.filter((keyword) => keyword in schema)
  return Object.fromEntries(found.map((keyword) => [keyword, schema[keyword]]))
}

/** All types that a request body is made of. */
function requestTypes(contract: Contract): Set<string> {
  const found = new Set<string>()
  for (const { operation } of operationsOf(contract)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      collectTypes(contract, media.schema ?? {}, found)
    }
  }
  return found
}

function collectTypes(contract: Contract, schema: JsonSchema, found: Set<string>): void {
  const type = referredType(schema)
  if (type && !found.has(type)) {
    found.add(type)
    collectTypes(contract, contract.components.schemas[type] ?? {}, found)
  }
  for (const part of partsOf(schema)) collectTypes(contract, part, found)
}

function partsOf(schema: JsonSchema): JsonSchema[] {
  const single = [schema.items, schema.additionalProperties].filter((part) => part !== undefined)
  return [...single, ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})]
}

function uploadLimits(contract: Contract): Record<string, number> {
  const entries = operationsOf(contract).flatMap(({ operation }) => {
    const bytes = operation['x-body-limit']
    return operation.operationId && bytes ? [[operation.operationId, bytes] as const] : []
  })
  return Object.fromEntries(entries)
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
