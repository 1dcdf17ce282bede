import { type JsonSchema, resolved } from '#contract/document.ts'

export type Broken = { what: string; value: unknown }

type Facts = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
}

/** Numbers past 32 bits are not tried: not every server can read them as JSON. */
const largestTried = 2 ** 32

/** Values that break a schema, each in one way. */
export function brokenValues(schema: JsonSchema): Broken[] {
  const { facts, nullable } = factsOf(schema)
  return [
    ...(nullable ? [] : [{ what: 'null', value: null }]),
    ...wrongType(facts),
    ...lengths(facts),
    ...ranges(facts),
    ...patterns(facts),
    ...(facts.enum ? [{ what: 'an unknown name', value: 'Nonsense' }] : []),
  ]
}

function factsOf(schema: JsonSchema): { facts: Facts; nullable: boolean } {
  const facts = resolved(schema) as Facts
  if (facts.anyOf) {
    const branch = facts.anyOf.find((part) => part.type !== 'null') ?? {}
    return { facts: resolved(branch) as Facts, nullable: facts.anyOf.some(isNull) }
  }
  return { facts, nullable: typesOf(facts).includes('null') }
}

const isNull = (schema: JsonSchema) => schema.type === 'null'
const typesOf = ({ type = [] }: Facts) => (Array.isArray(type) ? type : [type])

function wrongType(facts: Facts): Broken[] {
  const types = typesOf(facts)
  if (types.includes('object')) return [{ what: 'a text for an object', value: 'text' }]
  if (types.includes('string')) return [{ what: 'an object for a text', value: {} }]
  if (types.includes('array')) return [{ what: 'a text for a list', value: 'text' }]
  if (types.includes('boolean')) return [{ what: 'a list for true or false', value: [] }]
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber ? [{ what: 'a word for a number', value: 'word' }] : []
}

function lengths({ minLength = 0, maxLength }: Facts): Broken[] {
  const short = {
    what: `under ${minLength} characters`,
    value: 'x'.repeat(Math.max(minLength - 1, 0)),
  }
  return [
    ...(minLength > 0 ? [short] : []),
    ...(maxLength === undefined
      ? []
      : [{ what: `over ${maxLength} characters`, value: 'x'.repeat(maxLength + 1) }]),
  ]
}

function ranges({ minimum, maximum }: Facts): Broken[] {
  return [
    ...(minimum === undefined || Math.abs(minimum) > largestTried
      ? []
      : [{ what: `below ${minimum}`, value: minimum - 1 }]),
    ...(maximum === undefined || Math.abs(maximum) > largestTried
      ? []
      : [{ what: `above ${maximum}`, value: maximum + 1 }]),
  ]
}

function patterns({ pattern, minLength = 1 }: Facts): Broken[] {
  if (pattern === undefined) return []
  if (pattern === '\\S') return [{ what: 'blank', value: ' '.repeat(minLength) }]
  return [{ what: 'the wrong form', value: 'certainly not' }]
}
