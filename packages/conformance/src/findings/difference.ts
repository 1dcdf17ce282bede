import { isDeepStrictEqual } from 'node:util'

/** Up to here a value is read at a glance. */
const glance = 60
const mostShown = 160
const mostFields = 3

/** How a value differs from the one expected: both as they are, or where they are long the fields that differ. */
export function differenceOf(actual: unknown, expected: unknown): string {
  const isLong = [actual, expected].some((value) => textOf(value).length > glance)
  const fields = isLong ? differences(actual, expected, '') : []
  const found = fields.length > 0 ? fields : [whole(actual, expected)]
  const more = found.length > mostFields ? ` and ${found.length - mostFields} more` : ''
  return `${found.slice(0, mostFields).join('; ')}${more}`
}

function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (isDeepStrictEqual(actual, expected)) return []
  const isSameKind = Array.isArray(actual) === Array.isArray(expected)
  if (!isObject(actual) || !isObject(expected) || !isSameKind) {
    return [`${path === '' ? '' : `${path}: `}${whole(actual, expected)}`]
  }
  if (Array.isArray(actual) && Array.isArray(expected)) return ofLists(actual, expected, path)
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...keys].flatMap((key) => differences(actual[key], expected[key], `${path}/${key}`))
}

/** Lists of one length entry by entry; of two lengths the first entry that differs, behind which all may be moved. */
function ofLists(actual: unknown[], expected: unknown[], path: string): string[] {
  const entries = expected.map((entry, index) =>
    differences(actual[index], entry, `${path}/${index}`),
  )
  if (actual.length === expected.length) return entries.flat()
  const count = `expected length ${expected.length}, got ${actual.length}`
  return [
    `${path === '' ? '' : `${path}: `}${count}`,
    ...(entries.slice(0, actual.length).find((found) => found.length > 0) ?? []),
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const whole = (actual: unknown, expected: unknown) =>
  `expected ${shown(expected)}, got ${shown(actual)}`

const textOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** A value in no more than a line. */
export function shown(value: unknown): string {
  const text = textOf(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
