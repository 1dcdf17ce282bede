import { isFields, list } from '#mapping/values.ts'

/** JSON with its numbers and truths as the texts that the readers of challenge files take. */
export function asWritten(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(asWritten)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asWritten(each)]))
}

/** The texts of a list, each as it is. */
export const texts = (value: unknown): string[] =>
  list(value).filter((each) => typeof each === 'string')
