import { type JsonSchema, resolved } from '#contract/document.ts'
import { type Broken, brokenValues } from '#groups/sweep/broken-values.ts'

type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[] }

/** Bodies that break a request schema in one way each, made from its example. */
export function brokenBodies(schema: JsonSchema, example: unknown): Broken[] {
  const { type, items } = resolved(schema) as { type?: string; items?: JsonSchema }
  if (type === 'array' && items) {
    const first: unknown = Array.isArray(example) ? example[0] : undefined
    return [
      { what: 'a text for a list', value: 'text' },
      ...brokenBodies(items, first).map(({ what, value }) => ({ what, value: [value] })),
    ]
  }
  if (type !== 'object') return brokenValues(schema)
  return [{ what: 'a list for an object', value: [] }, ...brokenProperties(schema, example)]
}

function brokenProperties(schema: JsonSchema, example: unknown): Broken[] {
  const { properties = {}, required = [] } = resolved(schema) as ObjectSchema
  const base: Record<string, unknown> = { ...Object(example) }
  return Object.entries(properties).flatMap(([key, property]) => [
    ...(required.includes(key) ? [{ what: `${key}: absent`, value: without(base, key) }] : []),
    ...brokenValues(property).map(({ what, value }) => ({
      what: `${key}: ${what}`,
      value: { ...base, [key]: value },
    })),
    ...nested(key, property, base),
  ])
}

/** One level deeper, for the sections of the configuration. */
function nested(key: string, property: JsonSchema, base: Record<string, unknown>): Broken[] {
  const { anyOf: branches = [property] } = resolved(property) as { anyOf?: JsonSchema[] }
  const section = branches.find((branch) => '$ref' in branch && 'properties' in resolved(branch))
  if (!section || typeof base[key] !== 'object') return []
  return brokenProperties(section, base[key]).map(({ what, value }) => ({
    what: `${key}.${what}`,
    value: { ...base, [key]: value },
  }))
}

const without = (base: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(base).filter(([name]) => name !== key))
