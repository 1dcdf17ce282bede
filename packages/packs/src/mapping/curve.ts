import { fields, isFields, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

const curveKeys = ['initial', 'minimum', 'decay', 'function'] as const

/** How points fall, as far as a file says it. */
export type Curve = Partial<Record<(typeof curveKeys)[number], string>>

export const isCurveKey = (key: string): boolean => curveKeys.some((known) => known === key)

/** Events write the numbers below `extra`, at the top, below `value` or below a key of their own: the first place that has one counts. */
export function curveOf(file: Fields): Curve {
  const places = [fields(file.extra), file, ...Object.values(file).filter(isCurve)]
  const found = curveKeys.flatMap((key) => {
    const given = places.map((place) => text(place[key])).find((value) => value !== undefined)
    return given === undefined ? [] : [[key, given] as const]
  })
  return Object.fromEntries(found)
}

/** A mapping that describes a curve and nothing else. */
export const isCurve = (value: unknown): value is Fields =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every(isCurveKey)
