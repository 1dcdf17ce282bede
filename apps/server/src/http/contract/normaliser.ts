import type { Contract, JsonSchema } from '#http/contract/contract.ts'

/**
 * Integer values of enumerations that do not simply count from 0 in the order of their names.
 * Requests may carry the integer instead of the name.
 */
const ENUM_INTEGERS: Readonly<Record<string, readonly number[]>> = {
  AnswerResult: [-1, 0, 1, 2, 3],
  NetworkMode: [0, 32, 255],
  TaskStatus: [-3, -2, -1, 0, 1, 2, 3, 4, 5],
}

/** No number, time or name of an enumeration is longer: expressions look at nothing else. */
const LONGEST_WORD = 64

type Plain = Record<string, unknown>

/** Normalises a value according to a schema. */
export type Normaliser = (schema: JsonSchema, value: unknown) => unknown

/**
 * Creates the function that normalises requests before they are validated: keys in any letter case, numbers as text,
 * enumerations in any letter case or as integers, and ISO 8601 times are accepted, UUIDs get lower-case letters; unknown keys are dropped. Other
 * deviations are left for the validation to refuse.
 */
export function createNormaliser(contract: Contract): Normaliser {
  const normalise = (schema: JsonSchema, value: unknown, name?: string): unknown => {
    if (schema.$ref) {
      const target = schema.$ref.replace('#', '')
      return normalise(contract.schemas[target] ?? {}, value, target)
    }
    if (schema.anyOf) return value === null ? null : normaliseAny(schema.anyOf, value)
    if (schema.enum && name) return normaliseEnum(name, schema.enum, value)
    if (schema.properties && isPlain(value)) return normaliseObject(schema.properties, value)
    if (isPlain(schema.additionalProperties) && isPlain(value)) {
      return normaliseMap(schema.additionalProperties, value)
    }
    if (schema.items && Array.isArray(value)) {
      const { items } = schema
      return value.map((item) => normalise(items, item))
    }
    if (schema.format === 'uuid' && typeof value === 'string') return value.toLowerCase()
    return hasType(schema, 'integer', 'number') ? normaliseNumber(value, name === 'Time') : value
  }
  const normaliseAny = (choices: readonly JsonSchema[], value: unknown) => {
    const [main] = choices.filter(({ type }) => type !== 'null')
    return main ? normalise(main, value) : value
  }
  const normaliseObject = (properties: Readonly<Record<string, JsonSchema>>, value: Plain) => {
    const result: Plain = {}
    for (const [key, entry] of Object.entries(value)) {
      const name = Object.hasOwn(properties, key) ? key : nameIn(properties, key)
      const schema = name === undefined ? undefined : properties[name]
      if (name !== undefined && schema) result[name] = normalise(schema, entry)
    }
    return result
  }
  const normaliseMap = (schema: JsonSchema, value: Plain) =>
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, normalise(schema, entry)]))
  return normalise
}

/** The name that is meant by a key in another letter case. */
function nameIn(properties: object, key: string): string | undefined {
  const wanted = key.toLowerCase()
  return Object.keys(properties).find((name) => name.toLowerCase() === wanted)
}

/** Brings the text of a query or path parameter to the type its schema wants. */
export function fromText(schema: JsonSchema, text: string): unknown {
  if (!hasType(schema, 'boolean')) return text
  const lower = text.toLowerCase()
  return lower === 'true' ? true : lower === 'false' ? false : text
}

function hasType({ type }: JsonSchema, ...wanted: string[]): boolean {
  const types = typeof type === 'string' ? [type] : (type ?? [])
  return wanted.some((name) => types.includes(name))
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function normaliseNumber(value: unknown, isTime: boolean): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_WORD) return value
  const text = value.trim()
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return Number(text)
  if (isTime && /^\d{4}-\d\d-\d\d([T ]|$)/.test(text)) {
    const epochMs = Date.parse(hasZone(text) ? text : `${text}Z`)
    if (!Number.isNaN(epochMs)) return epochMs
  }
  return value
}

/** A time without a zone is meant as UTC; a bare date is UTC by itself. */
function hasZone(text: string): boolean {
  return !/[T ]/.test(text) || /(z|[+-]\d\d:?\d\d)$/i.test(text)
}

function normaliseEnum(name: string, choices: readonly unknown[], value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_WORD) return value
  const isInteger = typeof value === 'string' && /^-?\d+$/.test(value)
  const number = typeof value === 'number' ? value : isInteger ? Number(value) : undefined
  if (number !== undefined) {
    const integers = ENUM_INTEGERS[name] ?? choices.map((_, index) => index)
    return choices[integers.indexOf(number)] ?? value
  }
  if (typeof value !== 'string') return value
  const wanted = value.toLowerCase()
  return (
    choices.find((choice) => typeof choice === 'string' && choice.toLowerCase() === wanted) ?? value
  )
}
