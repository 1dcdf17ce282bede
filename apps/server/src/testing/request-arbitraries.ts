import fc from 'fast-check'
import { loadContract } from '#http/contract/contract.ts'
import type { JsonSchema, Operation, Parameter } from '#http/contract/contract.ts'

/** A request made from the description of an operation, right or broken in some place. */
export interface GeneratedRequest {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
}

/** Ids of things that are there, by the name of the parameter. */
export type KnownIds = Readonly<Record<string, readonly (number | string)[]>>

const { schemas } = loadContract()

/** Texts that have broken servers: control characters, halves of characters, other directions, marks, and what other languages read. */
const trap = fc.constantFrom(
  '\0',
  '\uD800',
  '\u202Eabc',
  `a${'\u0300'.repeat(60)}`,
  '👩‍👩‍👧‍👧'.repeat(4),
  '%',
  "' or 1=1 --",
  '__proto__',
  '../../etc/passwd',
  '${7*7}',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '[GUID][TEAM_HASH][LEET]',
  '$$\\frac{',
)
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), trap)

function textFor({ pattern, format, minLength = 0, maxLength = 200, ...schema }: JsonSchema) {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (format === 'uuid') return fc.uuid()
  const bounds = { minLength, maxLength: Math.min(maxLength, minLength + 200) }
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', ...bounds }),
    fc.string({ unit: 'binary', ...bounds }),
  )
}

const LARGEST = 2 ** 53
const numberFor = ({ minimum = -LARGEST, maximum = LARGEST }: JsonSchema) =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -LARGEST), max: Math.min(maximum, LARGEST) }),
    fc.constantFrom(minimum, maximum),
  )

/** Values that fit a schema of the contract. */
function valueFor(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return valueFor(schemas[schema.$ref.slice(0, -1)] ?? {}, depth)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, depth)))
  const kinds = [schema.type ?? []].flat()
  if (kinds.length > 1) {
    return fc.oneof(...kinds.map((type) => valueFor({ ...schema, type }, depth)))
  }
  const [kind] = kinds
  if (kind === 'null') return fc.constant(null)
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'string') return textFor(schema)
  if (kind === 'integer') return numberFor(schema)
  if (kind === 'number') return fc.oneof(numberFor(schema), fc.double(bounds(schema)))
  if (kind === 'array') {
    return fc.array(valueFor(schema.items ?? {}, depth + 1), { maxLength: depth > 2 ? 1 : 4 })
  }
  return objectFor(schema, depth)
}

const bounds = ({ minimum, maximum }: JsonSchema) => ({
  noNaN: true,
  noDefaultInfinity: true,
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
})

function objectFor(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const requiredKeys = [...(schema.required ?? [])]
  return fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, valueFor(property, depth + 1)])),
    { requiredKeys },
  )
}

const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 1e300, 2 ** 31))

/** A value with one of its parts replaced by something else. */
const broken = (value: fc.Arbitrary<unknown>) =>
  fc.tuple(value, fc.nat(), anything).map(([whole, pick, other]) => {
    if (typeof whole !== 'object' || whole === null) return other
    const keys = Object.keys(whole)
    const key = keys[pick % Math.max(keys.length, 1)]
    return key === undefined ? other : { ...whole, [key]: other }
  })

const json = (value: fc.Arbitrary<unknown>) =>
  value.map((body) => ({ payload: JSON.stringify(body) ?? '', type: 'application/json' }))

function payloadFor({ jsonBody, hasForm }: Operation): fc.Arbitrary<Body | undefined> {
  const odd = fc.record({
    payload: fc.oneof(text, fc.json()),
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'nonsense'),
  })
  if (hasForm) return fc.oneof({ weight: 3, arbitrary: form }, { weight: 1, arbitrary: odd })
  if (!jsonBody) return fc.option(odd, { nil: undefined, freq: 10 })
  const right = valueFor(jsonBody)
  return fc.oneof(
    { weight: 6, arbitrary: json(right) },
    { weight: 3, arbitrary: json(broken(right)) },
    { weight: 1, arbitrary: odd },
  )
}

interface Body {
  readonly payload: string
  readonly type: string
}

/** Forms with files of every kind and name, whole or cut off. */
const form: fc.Arbitrary<Body> = fc
  .record({
    field: fc.constantFrom('file', 'files', 'other'),
    name: fc.oneof(text, fc.constantFrom('a.png', 'writeup.pdf', 'game.zip')),
    type: fc.constantFrom('image/png', 'application/pdf', 'application/zip', 'text/plain'),
    content: fc.oneof(text, fc.constantFrom('%PDF-1.7', 'PK\u0003\u0004', '\u0089PNG')),
    isWhole: fc.boolean(),
  })
  .map(({ field, name, type, content, isWhole }) => {
    const fileName = name.replaceAll(/[\r\n"]/g, '_')
    const head = `Content-Disposition: form-data; name="${field}"; filename="${fileName}"`
    const part = `--b\r\n${head}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
    return {
      payload: `${part}${isWhole ? '--b--\r\n' : ''}`,
      type: 'multipart/form-data; boundary=b',
    }
  })

/** Values of one place of the URL or the head: of things that are there, of the right form, or of none. */
function parameterFor({ name, schema }: Parameter, known: KnownIds): fc.Arbitrary<string> {
  const there = known[name] ?? []
  const formed = valueFor(schema).map(String)
  return fc.oneof(
    { weight: 2, arbitrary: formed },
    { weight: 1, arbitrary: text },
    ...(there.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...there).map(String) }] : []),
  )
}

/** Requests for an operation. */
export function requestsFor(operation: Operation, known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const of = (place: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === place)
  const record = (place: Parameter['in'], options: fc.RecordConstraints<string> = {}) =>
    fc.record(
      Object.fromEntries(of(place).map((one) => [one.name, parameterFor(one, known)])),
      options,
    )
  return fc
    .record({
      path: record('path'),
      query: record('query', { requiredKeys: [] }),
      head: record('header', { requiredKeys: [] }),
      body: payloadFor(operation),
    })
    .map(({ path, query, head, body }) => ({
      path,
      query,
      headers: {
        ...Object.fromEntries(Object.entries(head).map(([name, value]) => [name, plain(value)])),
        ...(body && { 'content-type': body.type }),
      },
      payload: body?.payload,
    }))
}

/** Characters allowed in a header. */
const plain = (value: string) => value.replaceAll(/[^\x20-\x7e]/g, '?')
