import type { Contract, JsonSchema } from '#http/contract.ts'

type Plain = Readonly<Record<string, unknown>>

/** Copies the properties of a value that a schema names, and nothing else. */
export type ResponseFilter = (schema: JsonSchema, value: unknown) => unknown

/**
 * Creates the filter of all JSON responses: properties that are not in the contract are removed, and a missing required one
 * is an error. Types are checked by the compiler; this is about keys.
 */
export function createResponseFilter(contract: Contract): ResponseFilter {
  const shape = (schema: JsonSchema, value: unknown): unknown => {
    if (value === null) return null
    if (schema.$ref) return shape(contract.schemas[schema.$ref.slice(0, -1)] ?? {}, value)
    if (schema.anyOf) return shape(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, value)
    if (schema.items && Array.isArray(value)) {
      const { items } = schema
      return value.map((item) => shape(items, item))
    }
    if (!isPlain(value)) return value
    if (schema.properties) return shapeObject(schema.properties, schema.required ?? [], value)
    return typeof schema.additionalProperties === 'object'
      ? shapeMap(schema.additionalProperties, value)
      : value
  }
  const shapeObject = (
    properties: Readonly<Record<string, JsonSchema>>,
    required: readonly string[],
    value: Plain,
  ) => {
    const result: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(properties)) {
      const entry = value[name]
      if (entry !== undefined) result[name] = shape(schema, entry)
      else if (required.includes(name)) throw new Error(`the answer has no "${name}"`)
    }
    return result
  }
  const shapeMap = (schema: JsonSchema, value: Plain) =>
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(schema, entry)]))
  return shape
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}
