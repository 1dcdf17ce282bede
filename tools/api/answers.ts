import { createHash } from 'node:crypto'
import { operationsOf, referredType, type Contract, type JsonSchema } from './contract.ts'
import { generatedNotice } from './files.ts'

/** The text of `answers.gen.ts`: the fields that must not lack in the answer of each operation. */
export function answersText(contract: Contract): string {
  const fields = JSON.stringify(requiredAnswerFields(contract), null, 2)
  return [
    generatedNotice,
    '',
    '/** Fields that are always in an answer, by verb and URL; behind `[]` they are those of every item of a list. */',
    `export const requiredFields: Record<string, string> = ${fields}`,
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

/** By verb and URL; answers that are text, numbers, files or nothing are left out. */
export function requiredAnswerFields(contract: Contract): Record<string, string> {
  const entries = operationsOf(contract).flatMap(({ url, verb, operation }) => {
    const answer = operation.responses?.['200']?.content?.['application/json']?.schema
    const fields = answer && fieldsOf(contract, answer)
    return fields ? [[`${verb.toUpperCase()} ${url}`, fields] as const] : []
  })
  return Object.fromEntries(entries)
}

function fieldsOf(contract: Contract, schema: JsonSchema): string | undefined {
  const { type, items, required } = resolved(contract, schema)
  if (type === 'array' && items) {
    const ofItem = fieldsOf(contract, items)
    return ofItem && `[]${ofItem}`
  }
  return Array.isArray(required) && required.length > 0 ? required.join(' ') : undefined
}

function resolved(contract: Contract, schema: JsonSchema): JsonSchema {
  const name = referredType(schema)
  return name === undefined ? schema : (contract.components.schemas[name] ?? {})
}
