import { storable } from '#move-in/text.ts'

/** A value as text that our database can hold; numbers and switches of exports come as either. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? storable(value)
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

/** A number that a column holds; undefined for none. */
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined
}

export const isOn = (value: unknown): boolean => /^(1|true|t)$/i.test(textOf(value))

/** A time, which exports write in UTC without saying so; undefined for none. */
export function timeOf(value: unknown): number | undefined {
  const written = textOf(value)
  const isZoned = /(Z|[+-]\d\d:?\d\d)$/.test(written)
  const time = Date.parse(isZoned ? written : `${written.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : time
}
