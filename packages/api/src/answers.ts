import * as everybodys from '#answers.gen.ts'
import { isStaffs } from '#staffs.ts'

/** A field as the contract describes it. */
type Field = {
  name: string
  isNullable: boolean
  isOptional: boolean
  /** What is in it; empty for what has no parts. */
  shape: string
}

/** A complete answer, and the first missing field that has no default. */
export type ReadAnswer = { answer: unknown; missing: string | undefined }

let staffs: typeof import('#staff-answers.gen.ts') | undefined

/** Loads what is in the answer of an operation, where it is not known to everybody. To be waited for before the answer is read. */
export async function loadShapes(operation: string): Promise<void> {
  if (isStaffs(operation)) staffs ??= await import('#staff-answers.gen.ts')
}

/**
 * Makes an answer what the contract promises, whatever server sent it: lists, maps and objects that are null or not there are empty
 * ones, fields that may be null are null where they are not there, and those that may not be null are not there where they are null.
 * What stays missing are ids, numbers and texts, looked for among the outermost fields only: `name` or, in a list, `[3].name`.
 * What the contract does not know is welcome.
 */
export function readAnswer(operation: string, sent: unknown): ReadAnswer {
  const shape = everybodys.answerShapes[operation] ?? staffs?.answerShapes[operation]
  if (shape === undefined) return { answer: sent, missing: undefined }
  const answer = whole(shape, sent)
  return { answer, missing: missingIn(shape, answer) }
}

/** The same for a value of a type, behind `[]` for a list of it, wherever it came from. Changes the value. */
export function wholeType<Value>(type: string, value: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is what it is made to be
  return whole(type, value) as Value
}

/** The same for what a message of a hub brings. Changes the payload. */
export function readPayload<Payload>(message: string, sent: Payload): Payload {
  const type = everybodys.payloadTypes[message]
  return type === undefined ? sent : wholeType(type, sent)
}

function whole(shape: string, value: unknown): unknown {
  const inner = shape.slice(2)
  if (shape.startsWith('[]')) {
    const list = value ?? []
    if (inner && Array.isArray(list))
      for (const [index, item] of list.entries()) list[index] = whole(inner, item)
    return list
  }
  const object = value ?? {}
  if (!isObject(object)) return value
  if (shape.startsWith('{}')) {
    if (inner) for (const key of Object.keys(object)) object[key] = whole(inner, object[key])
  } else for (const field of fieldsOf(shape)) mend(object, field)
  return object
}

function mend(object: Record<string, unknown>, field: Field): void {
  const { name, isNullable, isOptional, shape } = field
  const value = object[name]
  if (value !== null && value !== undefined) {
    if (shape) object[name] = whole(shape, value)
  } else if (isNullable) {
    if (!isOptional) object[name] = null
  } else if (isOptional) delete object[name]
  else if (shape) object[name] = whole(shape, undefined)
}

function missingIn(shape: string, answer: unknown): string | undefined {
  if (!shape.startsWith('[]'))
    return fieldsOf(shape).find((field) => isMissing(answer, field))?.name
  if (!Array.isArray(answer)) return '[]'
  for (const [index, item] of answer.entries()) {
    const missing = missingIn(shape.slice(2), item)
    if (missing !== undefined) return `[${index}].${missing}`
  }
  return undefined
}

/** Null counts as there. */
const isMissing = (value: unknown, { name, isOptional }: Field) =>
  !isOptional && !(isObject(value) && name in value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const known = new Map<string, readonly Field[]>()

function fieldsOf(type: string): readonly Field[] {
  const found = known.get(type) ?? textOf(type).split(' ').flatMap(readField)
  known.set(type, found)
  return found
}

const textOf = (type: string) => everybodys.typeFields[type] ?? staffs?.typeFields[type] ?? ''

function readField(text: string): Field[] {
  const [, name, marks = '', shape = ''] = /^(\w+)([?~]*):?(.*)$/.exec(text) ?? []
  if (name === undefined) return []
  return [{ name, isNullable: marks.includes('?'), isOptional: marks.includes('~'), shape }]
}
