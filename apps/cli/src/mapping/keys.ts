import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, isEmpty, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** Keys whose content reaches the platform. */
const used = new Set([
  'name',
  'author',
  'attribution',
  'category',
  'description',
  'value',
  'type',
  'extra',
  'image',
  'connection_info',
  'attempts',
  'flags',
  'files',
  'hints',
  'state',
])

/** The other keys of the format, and two that public events add. */
const leftOut = new Set([
  'protocol',
  'host',
  'hosting',
  'hosting_type',
  'healthcheck',
  'solution',
  'logic',
  'topics',
  'tags',
  'requirements',
  'next',
  'scheduled_at',
  'module',
  'version',
])

const usedOfExtra = new Set(['initial', 'minimum', 'decay', 'function'])

/** Names the keys whose content does not reach the platform. Keys without a value, and defaults that change nothing, are passed over. */
export function reportKeys(file: Fields): Note[] {
  const given = Object.keys(file).filter((key) => !isEmpty(file[key]) && !isNeutral(key, file[key]))
  const extra = Object.keys(fields(file.extra)).filter((key) => !usedOfExtra.has(key))
  const unknown = given.filter((key) => !used.has(key) && !leftOut.has(key))
  return [
    ...given.filter((key) => leftOut.has(key)).map((key) => note('left-out', key)),
    ...unknown.map((key) => note('unknown-key', key)),
    ...extra.map((key) => note('unknown-key', `extra.${key}`)),
  ]
}

/** One right flag is enough: that is how the platform works anyway. */
const isNeutral = (key: string, value: unknown) => key === 'logic' && text(value) === 'any'
