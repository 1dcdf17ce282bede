import { createHash } from 'node:crypto'
import {
  operationsOf,
  referredType,
  type Contract,
  type JsonSchema,
  type Operation,
} from './contract.ts'
import { generatedNotice } from './files.ts'
import { payloadTypes } from './hubs.ts'

/** The text of `answers.gen.ts`: what is in the answer of each operation. */
export function answersText(contract: Contract): string {
  const { answers, types } = answerShapes(contract)
  return [
    generatedNotice,
    '',
    '/** What each operation answers, by verb and URL: the name of a type, behind `[]` a list of it. */',
    `export const answerShapes: Record<string, string> = ${JSON.stringify(answers, null, 2)}`,
    '',
    '/** The type of what each message of a hub brings. */',
    `export const payloadTypes: Record<string, string> = ${JSON.stringify(payloadTypes(contract), null, 2)}`,
    '',
    '/**',
    ' * The fields of those types. `?` may be null, `~` may be left out; behind `:` is what it contains, where that has parts: a type, a',
    ' * list (`[]`) or a map (`{}`) of it. Types that are only inside of others leave out what cannot be mended.',
    ' */',
    `export const typeFields: Record<string, string> = ${JSON.stringify(types, null, 2)}`,
    '',
  ].join('\n')
}

/** The text of `contract-hash.gen.ts`. */
export function contractHashText(contract: Contract): string {
  const hash = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 12)
  return [
    generatedNotice,
    '',
    '/** Differs from version to version of the contract: what was kept under another one is not read. */',
    `export const contractHash = '${hash}'`,
    '',
  ].join('\n')
}

type Shapes = { answers: Record<string, string>; types: Record<string, string> }

/** Answers that are text, numbers, files or nothing are left out. */
export function answerShapes(contract: Contract): Shapes {
  const answers: Record<string, string> = {}
  const types: Record<string, string> = {}
  const isAnswer = new Set(operationsOf(contract).flatMap(({ operation }) => answerType(operation)))

  /** What a value consists of; empty for a text, a number and a type without anything to mend. */
  const shapeOf = (schema: JsonSchema): string => {
    const { type, items, additionalProperties } = schema
    const kind = schema.anyOf?.find((one) => one.type !== 'null')
    if (kind) return shapeOf(kind)
    const name = referredType(schema)
    if (name !== undefined) return addType(name) === '' ? '' : name
    if (items && isOf(type, 'array')) return `[]${shapeOf(items)}`
    return additionalProperties ? `{}${shapeOf(additionalProperties)}` : ''
  }
  /** An object without parts to mend is one to be mended itself. */
  const isPlainObject = (schema: JsonSchema) =>
    isOf(contract.components.schemas[referredType(schema) ?? '']?.type, 'object')
  const addType = (name: string): string => {
    if (types[name] !== undefined) return types[name]
    // A type may be inside of itself.
    types[name] = ''
    const { properties = {}, required } = contract.components.schemas[name] ?? {}
    const always: readonly unknown[] = Array.isArray(required) ? required : []
    const fields = Object.entries(properties).map(([field, schema]) => {
      const shape = shapeOf(schema) || (isPlainObject(schema) ? '{}' : '')
      const marks = (isNullable(schema) ? '?' : '') + (always.includes(field) ? '' : '~')
      return `${field}${marks}${shape && `:${shape}`}`
    })
    const listed = isAnswer.has(name) ? fields : fields.filter((field) => /\W/.test(field))
    return (types[name] = listed.join(' '))
  }
  for (const { url, verb, operation } of operationsOf(contract)) {
    const schema = answerSchema(operation)
    const shape = schema && shapeOf(schema)
    if (shape) answers[`${verb.toUpperCase()} ${url}`] = shape
  }
  const listed = Object.entries(types).filter(([, fields]) => fields !== '')
  return { answers, types: Object.fromEntries(listed) }
}

const answerSchema = ({ responses }: Operation): JsonSchema | undefined =>
  responses?.['200']?.content?.['application/json']?.schema

/** The type that an operation answers, or answers a list of. */
function answerType(operation: Operation): string[] {
  const schema = answerSchema(operation)
  const name = schema && referredType(schema.items ?? schema)
  return name === undefined ? [] : [name]
}

const isOf = (type: JsonSchema['type'], wanted: string) =>
  Array.isArray(type) ? type.includes(wanted) : type === wanted

const isNullable = ({ type, anyOf }: JsonSchema): boolean =>
  isOf(type, 'null') || (anyOf?.some(isNullable) ?? false)
