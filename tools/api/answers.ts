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
import { isStaffs } from '../../packages/api/src/staffs.ts'

/** The text of `answers.gen.ts`: what is in the answer of each operation that is not staff's, and in what hubs bring. */
export function answersText(contract: Contract): string {
  const { answers, types } = answersOf(contract, 'everybody')
  return [
    generatedNotice,
    '',
    '/** What each operation answers, by verb and URL: the name of a type, behind `[]` a list of it. */',
    constant('answerShapes', answers),
    '',
    '/** The type of what each message of a hub brings. */',
    constant('payloadTypes', payloadTypes(contract)),
    '',
    '/**',
    ' * The fields of those types. `?` may be null, `~` may be left out; behind `:` is what it contains, where that has parts: a type, a',
    ' * list (`[]`) or a map (`{}`) of it. Types that are only inside of others leave out what cannot be mended.',
    ' */',
    constant('typeFields', types),
    '',
  ].join('\n')
}

/** The text of `staff-answers.gen.ts`: the same of staff's operations, with the types that nobody else is answered. */
export function staffAnswersText(contract: Contract): string {
  const { answers, types } = answersOf(contract, 'staff')
  return [
    generatedNotice,
    '',
    constant('answerShapes', answers),
    '',
    constant('typeFields', types),
    '',
  ].join('\n')
}

const constant = (name: string, value: Record<string, string>) =>
  `export const ${name}: Record<string, string> = ${JSON.stringify(value, null, 2)}`

/** Those of one audience; a type of both is everybody's. */
function answersOf(contract: Contract, audience: 'everybody' | 'staff'): Shapes {
  const all = answerShapes(contract)
  const entries = Object.entries(all.answers)
  const others = entries.filter(([operation]) => !isStaffs(operation))
  const found = new Set<string>()
  const add = (shape: string) => {
    const type = shape.replace(/^(\[\]|\{\})+/, '')
    const fields = all.types[type]
    if (fields === undefined || found.has(type)) return
    found.add(type)
    for (const field of fields.split(' ')) add(field.replace(/^[^:]*:?/, ''))
  }
  for (const shape of [...others.map(([, one]) => one), ...Object.values(payloadTypes(contract))])
    add(shape)
  const isEverybodys = audience === 'everybody'
  return {
    answers: Object.fromEntries(
      isEverybodys ? others : entries.filter(([operation]) => isStaffs(operation)),
    ),
    types: Object.fromEntries(
      Object.entries(all.types).filter(([type]) => found.has(type) === isEverybodys),
    ),
  }
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
