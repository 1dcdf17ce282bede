import { requiredFields } from '#answers.gen.ts'

/**
 * The first field that an answer lacks though the contract promises it, as `name` or, in a list, `[3].name`; undefined when
 * all is there. Looks at the outermost fields only. Null counts as there, and what the contract does not know is welcome.
 */
export function missingField(operation: string, answer: unknown): string | undefined {
  const promised = requiredFields[operation]
  if (promised === undefined) return undefined
  if (!promised.startsWith('[]')) return lackingIn(answer, promised.split(' '))
  if (!Array.isArray(answer)) return '[]'
  const fields = promised.slice(2).split(' ')
  for (const [index, item] of answer.entries()) {
    const missing = lackingIn(item, fields)
    if (missing !== undefined) return `[${index}].${missing}`
  }
  return undefined
}

const lackingIn = (value: unknown, fields: readonly string[]) =>
  fields.find((field) => typeof value !== 'object' || value === null || !(field in value))
