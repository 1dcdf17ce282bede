import type { ApiDocument } from './document.ts'
import { isRecord, list, record, text, type Json } from './json.ts'

/** One schema in a form that 3.0 and 3.1 share: one level deep, the schemas below it as written. */
export interface Shape {
  /** Name of the shared type, if it is one. */
  name?: string
  /** What kinds of value fit; undefined when any does. */
  types?: string[]
  /** The only values that fit, if they are listed. */
  values?: unknown[]
  /** The remaining keywords (lengths, bounds, pattern, format, default). */
  keywords: Json
  fields: Json
  required: string[]
  items?: unknown
  /** Schema of keys that are not named; true when they are free, false when refused. */
  otherKeys: unknown
  /** Alternatives of which one has to fit; empty when there is just one. */
  variants: unknown[]
}

/** Brings a schema into its common form. */
export function shapeOf(document: ApiDocument, schema: unknown): Shape {
  const { value, name } = document.resolve(schema)
  const merged = mergeParts(document, value)
  const { flat, variants, isNullable } = flattenVariants(document, merged.value)
  const shapeName = name ?? merged.name ?? flat.name
  const types = typesOf(flat.value, isNullable)
  const values = valuesOf(flat.value)
  return {
    ...(shapeName && { name: shapeName }),
    ...(types && { types }),
    ...(values && { values }),
    keywords: keywordsOf(flat.value),
    fields: record(flat.value['properties']),
    required: list(flat.value['required']).filter((key) => typeof key === 'string'),
    items: flat.value['items'],
    otherKeys: flat.value['additionalProperties'] ?? true,
    variants,
  }
}

interface NamedJson {
  value: Json
  name?: string
}

/** Joins the parts of `allOf` into one schema. A single named part gives its name. */
function mergeParts(document: ApiDocument, value: Json): NamedJson {
  const { allOf, ...own } = value
  const parts = list(allOf).map((part) => {
    const { value: found, name } = document.resolve(part)
    const merged = mergeParts(document, found)
    return { value: merged.value, name: name ?? merged.name }
  })
  if (parts.length === 0) return { value: own }
  const whole = [...parts.map((part) => part.value), own].reduce(mergeTwo)
  const name = parts.length === 1 ? parts[0]?.name : undefined
  return { value: whole, ...(name && { name }) }
}

function mergeTwo(first: Json, second: Json): Json {
  const properties = { ...record(first['properties']), ...record(second['properties']) }
  const required = [...list(first['required']), ...list(second['required'])]
  return {
    ...first,
    ...second,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

interface Flattened {
  flat: NamedJson
  variants: unknown[]
  isNullable: boolean
}

/** `null` as an alternative is a kind of value, and a single other alternative is no alternative. */
function flattenVariants(document: ApiDocument, value: Json): Flattened {
  const { anyOf, oneOf, ...own } = value
  const all = [...list(anyOf), ...list(oneOf)]
  const variants = all.filter((variant) => record(variant)['type'] !== 'null')
  const isNullable = own['nullable'] === true || variants.length < all.length
  if (variants.length !== 1) return { flat: { value: own }, variants, isNullable }
  const { value: found, name } = document.resolve(variants[0])
  const only = mergeParts(document, found)
  const flat: NamedJson = {
    value: mergeTwo(only.value, own),
    ...((name ?? only.name) && { name: name ?? only.name }),
  }
  return { flat, variants: [], isNullable: isNullable || only.value['nullable'] === true }
}

function typesOf(value: Json, isNullable: boolean): string[] | undefined {
  const single = text(value['type'])
  const listed = list(value['type']).filter((type) => typeof type === 'string')
  const types = single ? [single] : listed.length > 0 ? listed : impliedTypes(value)
  if (types.length === 0) return undefined
  return isNullable && !types.includes('null') ? [...types, 'null'] : types
}

function impliedTypes(value: Json): string[] {
  if (Object.keys(record(value['properties'])).length > 0) return ['object']
  return value['items'] === undefined ? [] : ['array']
}

function valuesOf(value: Json): unknown[] | undefined {
  if ('const' in value) return [value['const']]
  if (!('enum' in value)) return undefined
  return list(value['enum']).filter((one) => one !== null)
}

const BOUNDS = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const

/** In 3.0 an exclusive bound is a flag beside the bound. */
function keywordsOf(value: Json): Json {
  const keywords = { ...value }
  for (const [bound, exclusive] of BOUNDS) {
    if (typeof keywords[exclusive] !== 'boolean') continue
    if (keywords[exclusive]) {
      keywords[exclusive] = keywords[bound]
      delete keywords[bound]
    } else delete keywords[exclusive]
  }
  return keywords
}

/** What makes an alternative the same in two documents. */
export function variantKey(document: ApiDocument, variant: unknown): string {
  const reference = isRecord(variant) ? text(variant['$ref']) : undefined
  return reference?.split('/').at(-1) ?? JSON.stringify(document.resolve(variant).value)
}
