import { relateCondition, relateLower, relateSets, relateUpper, type Relation } from './relation.ts'

/** How one keyword of a schema is weighed and described. */
export interface KeywordRule {
  relate: (before: unknown, after: unknown) => Relation
  /** The value in words; undefined means the keyword is absent. */
  say: (value: unknown) => string
}

type Say = KeywordRule['say']

const upper =
  (text: string, unit = ''): Say =>
  (value) =>
    value === undefined ? 'without upper bound' : `${text} ${JSON.stringify(value)}${unit}`

const lower =
  (text: string, unit = ''): Say =>
  (value) =>
    value === undefined ? 'without lower bound' : `${text} ${JSON.stringify(value)}${unit}`

const condition =
  (text: string): Say =>
  (value) => {
    if (value === undefined) return `without ${text}`
    return `${text} ${typeof value === 'string' ? value : JSON.stringify(value)}`
  }

/** Every keyword that limits a value. A keyword that is not here is not compared. */
export const keywordRules: Record<string, KeywordRule> = {
  format: { relate: relateFormat, say: condition('format') },
  pattern: { relate: relateCondition, say: condition('pattern') },
  minLength: { relate: relateLower, say: lower('at least', ' characters') },
  maxLength: { relate: relateUpper, say: upper('at most', ' characters') },
  minimum: { relate: relateLower, say: lower('at least') },
  maximum: { relate: relateUpper, say: upper('at most') },
  exclusiveMinimum: { relate: relateLower, say: lower('more than') },
  exclusiveMaximum: { relate: relateUpper, say: upper('less than') },
  minItems: { relate: relateLower, say: lower('at least', ' items') },
  maxItems: { relate: relateUpper, say: upper('at most', ' items') },
  multipleOf: { relate: relateCondition, say: condition('multiple of') },
  uniqueItems: {
    relate: (before, after) => relateCondition(before || undefined, after || undefined),
    say: (value) => (value ? 'items must differ' : 'items may repeat'),
  },
}

/** Formats of which the first fits into the second. */
const WIDER_FORMAT: Record<string, string> = { int32: 'int64', float: 'double' }

function relateFormat(before: unknown, after: unknown): Relation {
  if (typeof before === 'string' && WIDER_FORMAT[before] === after) return 'wider'
  if (typeof after === 'string' && WIDER_FORMAT[after] === before) return 'narrower'
  return relateCondition(before, after)
}

/** Compares kinds of value; a whole number is a number. */
export function relateTypes(before: string[] | undefined, after: string[] | undefined): Relation {
  return relateSets(before, after, (set, type) => {
    return set.includes(type) || (type === 'integer' && set.includes('number'))
  })
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
}

/** Kinds of value in words. */
export function describeTypes(types: string[] | undefined): string {
  return types ? types.map((type) => TYPE_WORDS[type] ?? type).join(' or ') : 'any value'
}

/** Listed values in words. */
export function describeValues(values: unknown[] | undefined): string {
  return values ? `one of ${values.map((value) => JSON.stringify(value)).join(', ')}` : 'any value'
}
