// What other servers answer: the examples of the contract in which one field after the other is null or not there.

export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | false
  anyOf?: Schema[]
}
type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
type Responses = Record<string, { content?: Record<string, Media> }>
type Operation = { responses?: Responses }
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** An operation that answers JSON. */
export type Answered = { url: string; key: string; schema: Schema; examples: unknown[] }

/** Where something is changed, and how; where nothing above it was changed. */
export type Variant = { what: string; at: string; change: (answer: unknown) => unknown }

export const answeredIn = ({ paths }: Document): Answered[] =>
  Object.entries(paths).flatMap(([url, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { responses }]) => {
      const media = responses?.['200']?.content?.['application/json']
      if (!media?.schema) return []
      const named = Object.values(media.examples ?? {}).map(({ value }) => value)
      const examples = [media.example, ...named].filter((one) => one !== undefined)
      return [{ url, key: `${verb.toUpperCase()} ${url}`, schema: media.schema, examples }]
    }),
  )

/** Every way in which one field that may be missing, or is a list or a map, is null or not there. */
export function variantsOf({ components }: Document, schema: Schema, answer: unknown): Variant[] {
  const resolved = (given: Schema): Schema => {
    const main = given.anyOf?.find(({ type }) => type !== 'null') ?? given
    return main.$ref ? (components.schemas[main.$ref.split('/').at(-1) ?? ''] ?? {}) : main
  }
  const mayLack = (given: Schema) =>
    isOf(given, 'null') ||
    isOf(resolved(given), 'array') ||
    Boolean(resolved(given).additionalProperties)
  const within = (given: Schema, value: unknown, at: string): Variant[] => {
    const { properties = {}, required = [], items, additionalProperties } = resolved(given)
    if (Array.isArray(value) && items)
      return value.slice(0, 1).flatMap((first) =>
        within(items, first, `${at}[0]`).map((odd) => ({
          ...odd,
          change: (list) => (Array.isArray(list) ? list.with(0, odd.change(list[0])) : list),
        })),
      )
    if (!isPlain(value)) return []
    const inside = (name: string, inner: Schema) =>
      within(inner, value[name], `${at}.${name}`).map((odd) => ({
        ...odd,
        change: changed((whole) => ({ ...whole, [name]: odd.change(whole[name]) })),
      }))
    if (additionalProperties)
      return Object.keys(value).flatMap((name) => inside(name, additionalProperties))
    return Object.entries(properties).flatMap(([name, inner]) => {
      if (required.includes(name) && !mayLack(inner)) return inside(name, inner)
      const field = `${at}.${name}`
      return [
        {
          what: `${field} is not there`,
          at: field,
          change: changed(({ [name]: _removed, ...without }) => without),
        },
        {
          what: `${field} is null`,
          at: field,
          change: changed((whole) => ({ ...whole, [name]: null })),
        },
        ...inside(name, inner),
      ]
    })
  }
  return within(schema, answer, '')
}

/**
 * Puts variants together that can all be seen in one answer: none is about what another takes away.
 *
 * @param most so many together: what is missing may hide the rest of a screen
 */
export function togetherIn<One extends Pick<Variant, 'at'>>(
  variants: readonly One[],
  most: number,
): One[][] {
  const groups: One[][] = []
  const isApart = ({ at }: One, other: One) =>
    !`${at}.`.startsWith(`${other.at}.`) &&
    !`${other.at}.`.startsWith(`${at}.`) &&
    !at.startsWith(`${other.at}[`) &&
    !other.at.startsWith(`${at}[`)
  for (const variant of variants) {
    const group = groups.find(
      (some) => some.length < most && some.every((other) => isApart(variant, other)),
    )
    if (group) group.push(variant)
    else groups.push([variant])
  }
  return groups
}

const changed =
  (change: (whole: Record<string, unknown>) => unknown) =>
  (value: unknown): unknown =>
    isPlain(value) ? change(value) : value

const isOf = ({ type, anyOf }: Schema, wanted: string): boolean =>
  [type].flat().includes(wanted) || (anyOf?.some((one) => isOf(one, wanted)) ?? false)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
