import type { Contract, JsonSchema } from '#http/contract/contract.ts'

type Plain = Readonly<Record<string, unknown>>
type Shape = (value: unknown) => unknown

/** Copies the properties of a value that a schema names, and nothing else. */
export type ResponseFilter = (schema: JsonSchema, value: unknown) => unknown

/** The schemas of two parts of an object: its properties of these names, and the others. */
export function partsOf(
  contract: Contract,
  schema: JsonSchema,
  names: ReadonlySet<string>,
): readonly [JsonSchema, JsonSchema] {
  const { properties = {}, required = [] } =
    contract.schemas[schema.$ref?.slice(0, -1) ?? ''] ?? schema
  const part = (isMember: (name: string) => boolean): JsonSchema => ({
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isMember(name))),
    required: required.filter(isMember),
  })
  return [part((name) => names.has(name)), part((name) => !names.has(name))]
}

/**
 * Creates the filter of all JSON responses: properties that are not in the contract are removed, and a missing required one
 * is an error. Types are checked by the compiler; this is about keys. Each schema is read once.
 */
export function createResponseFilter(contract: Contract): ResponseFilter {
  const shapes = new WeakMap<JsonSchema, Shape>()
  const shapeOf = (schema: JsonSchema): Shape => {
    const known = shapes.get(schema)
    if (known) return known
    const made = makeShape(schema)
    shapes.set(schema, made)
    return made
  }
  const makeShape = (schema: JsonSchema): Shape => {
    const { $ref, anyOf, items, properties, additionalProperties } = schema
    if ($ref) {
      const target = contract.schemas[$ref.slice(0, -1)] ?? {}
      // Schemas may contain themselves: the target is looked up when there is a value.
      return (value) => shapeOf(target)(value)
    }
    if (anyOf) return shapeOf(anyOf.find(({ type }) => type !== 'null') ?? {})
    if (items) return shapeList(shapeOf(items))
    if (properties) return shapeObject(properties, new Set(schema.required))
    if (typeof additionalProperties === 'object') return shapeMap(shapeOf(additionalProperties))
    return (value) => value
  }
  const shapeObject = (
    properties: Readonly<Record<string, JsonSchema>>,
    required: ReadonlySet<string>,
  ): Shape => {
    const fields = Object.entries(properties).map(([name, schema]) => ({
      name,
      shape: shapeOf(schema),
      isRequired: required.has(name),
    }))
    return (value) => {
      if (!isPlain(value)) return value
      const result: Record<string, unknown> = {}
      for (const { name, shape, isRequired } of fields) {
        const entry = value[name]
        if (entry !== undefined) result[name] = shape(entry)
        else if (isRequired) throw new Error(`the answer has no "${name}"`)
      }
      return result
    }
  }
  return (schema, value) => shapeOf(schema)(value)
}

const shapeList =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) ? value.map((item) => shape(item)) : value

const shapeMap =
  (shape: Shape): Shape =>
  (value) =>
    isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
      : value

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}
