import { isCurve, isCurveKey } from '#mapping/curve.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { requiredTitles } from '#mapping/requirements.ts'
import { fields, isEmpty, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** Keys whose content reaches the platform, or has a remark of its own. */
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
  'port',
  'connection_info',
  'attempts',
  'flags',
  'files',
  'pictures',
  'hints',
  'state',
  'tags',
  'requirements',
  'logic',
  'scheduled_at',
  'module',
  'audience',
  'audiences',
])

/** The other keys of the format, and two that public events add. */
const leftOut = new Set([
  'protocol',
  'host',
  'hosting',
  'hosting_type',
  'healthcheck',
  'solution',
  'topics',
  'next',
  'version',
])

const usedOfExtra = new Set(['image', 'port'])

/** Names the keys whose content does not reach the platform. Keys without a value are passed over. */
export function reportKeys(
  file: Fields,
  { requirements }: Pick<MappingOptions, 'requirements'>,
): Note[] {
  const given = Object.keys(file).filter((key) => !isEmpty(file[key]))
  const extra = Object.keys(fields(file.extra)).filter(
    (key) => !usedOfExtra.has(key) && !isCurveKey(key),
  )
  const unknown = given.filter(
    (key) => !used.has(key) && !leftOut.has(key) && !isCurveKey(key) && !isCurve(file[key]),
  )
  return [
    ...words('tags', 'tags', file.tags),
    ...(requirements ? [] : words('requirement', 'requires', requiredTitles(file.requirements))),
    ...given.filter((key) => leftOut.has(key)).map((key) => note('left-out', key)),
    ...unknown.map((key) => note('unknown-key', key)),
    ...extra.map((key) => note('unknown-key', `extra.${key}`)),
  ]
}

function words(code: Note['code'], what: string, value: unknown): Note[] {
  const given = list(value).flatMap((entry) => text(entry) ?? [])
  return given.length > 0 ? [note(code, `${what} ${given.join(', ')}`)] : []
}
