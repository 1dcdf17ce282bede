import { LONG_LIST } from '@halyard/rules'
import type { JsonBounds } from '@halyard/rules'
import type { Contract, JsonSchema, Operation } from '#http/contract/contract.ts'

/** How large and how structured the JSON body of an operation may be. */
export interface BodyBounds extends JsonBounds {
  readonly bytes: number
}

/** What a body may have beyond what its schema describes: blanks, and fields that clients of other versions send. */
const SPARE: BodyBounds = { bytes: 1000, depth: 8, names: 100, values: 200 }

/** The longest character of UTF-8; hardly any is written longer, as an escape. */
const CHARACTER_BYTES = 4
const NUMBER_BYTES = 25
const UUID_CHARACTERS = 36

/** The largest value of a type: what a caller may need, and nobody more. */
interface Largest {
  readonly bytes: number
  readonly depth: number
  readonly values: number
  readonly names: ReadonlySet<string>
}

/** The bounds of each operation, from the schema of its body. */
export function bodyBounds({ schemas }: Contract, { jsonBody }: Operation): BodyBounds {
  if (!jsonBody) return SPARE
  const { bytes, depth, values, names } = largestOf(schemas, jsonBody)
  return {
    bytes: Number.isFinite(bytes) ? bytes + SPARE.bytes : LONG_LIST.bytes,
    depth: depth + SPARE.depth,
    names: names.size + SPARE.names,
    values: Number.isFinite(values) ? values + SPARE.values : LONG_LIST.values,
  }
}

function largestOf(schemas: Contract['schemas'], schema: JsonSchema): Largest {
  const { $ref, anyOf, items, maxItems = Infinity, properties } = schema
  if ($ref) {
    const named = schemas[$ref.slice(0, -1)]
    if (!named) throw new Error(`the contract has no type ${$ref}`)
    return largestOf(schemas, named)
  }
  if (anyOf) return anyOf.map((choice) => largestOf(schemas, choice)).reduce(larger)
  if (items) {
    const { bytes, depth, values, names } = largestOf(schemas, items)
    return { bytes: maxItems * (bytes + 1), depth: depth + 1, values: maxItems * values + 1, names }
  }
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const { bytes, ...largest } = largestOf(schemas, field)
      return { ...largest, bytes: bytes + name.length + '"":,'.length }
    })
    const all = fields.reduce(together, { bytes: 2, depth: 0, values: 1, names: new Set<string>() })
    return {
      ...all,
      depth: all.depth + 1,
      names: new Set([...all.names, ...Object.keys(properties)]),
    }
  }
  return { bytes: bytesOf(schema), depth: 0, values: 1, names: new Set() }
}

function bytesOf({ type, format, maxLength, enum: choices }: JsonSchema): number {
  const longestChoice = choices && Math.max(...choices.map((choice) => String(choice).length))
  const isText = [type].flat().includes('string')
  const longest = longestChoice ?? maxLength ?? (format === 'uuid' ? UUID_CHARACTERS : Infinity)
  return isText ? longest * CHARACTER_BYTES + 2 : NUMBER_BYTES
}

const larger = (a: Largest, b: Largest): Largest => ({
  bytes: Math.max(a.bytes, b.bytes),
  depth: Math.max(a.depth, b.depth),
  values: Math.max(a.values, b.values),
  names: new Set([...a.names, ...b.names]),
})

const together = (a: Largest, b: Largest): Largest => ({
  bytes: a.bytes + b.bytes,
  depth: Math.max(a.depth, b.depth),
  values: a.values + b.values,
  names: new Set([...a.names, ...b.names]),
})
