import { isEmpty, list, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** How each setting is read from what is written; undefined where that cannot be read. */
export type Readers<Settings> = {
  [Key in keyof Settings]-?: (written: unknown) => Settings[Key] | undefined
}

/** Settings as they are written in a file, and the names of those that cannot be read. */
export function readSettings<Settings extends object>(
  file: Fields,
  readers: Readers<Settings>,
): { settings: Partial<Settings>; unreadable: string[] } {
  const settings: Partial<Settings> = {}
  const unreadable: string[] = []
  for (const key in readers) {
    if (isEmpty(file[key])) continue
    const value = readers[key](file[key])
    if (value === undefined) unreadable.push(key)
    else settings[key] = value
  }
  return { settings, unreadable }
}

/** A whole number between two others. */
export const whole =
  ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  (written: unknown) => {
    const value = number(written)
    const isWhole = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    return isWhole ? value : undefined
  }

/** A number between two others. */
export const between =
  ({ minimum, maximum = Infinity }: { readonly minimum: number; readonly maximum?: number }) =>
  (written: unknown) => {
    const value = number(written)
    return value !== undefined && value >= minimum && value <= maximum ? value : undefined
  }

/** One of some words, in any letter case. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (written: unknown) =>
    words.find((word) => word.toLowerCase() === text(written)?.trim().toLowerCase())

const truths = new Map([
  ['true', true],
  ['false', false],
])

/** Yes or no. */
export const truth = (written: unknown) => truths.get(text(written)?.trim().toLowerCase() ?? '')

/** Any text. */
export const words = (written: unknown) => text(written)

const firstMilliseconds = 100_000_000_000

/** A time: ISO 8601, or seconds or milliseconds since 1970. Epoch milliseconds. */
export function time(written: unknown): number | undefined {
  const since = number(written)
  if (since !== undefined) return since < firstMilliseconds ? since * 1000 : since
  const parsed = Date.parse(text(list(written)[0]) ?? '')
  return Number.isNaN(parsed) ? undefined : parsed
}
