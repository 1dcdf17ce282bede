/** Parts of an address: `path` fills the template's names, `query` follows it. */
export type Params = {
  path?: Record<string, Value>
  query?: Record<string, Value | readonly Value[] | null | undefined>
}

type Value = string | number | boolean

/** A path template with its values filled in; what has no value is left out of the query, and a list repeats its name. */
export function urlOf(template: string, { path = {}, query = {} }: Params = {}): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  )
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one == null ? [] : `${name}=${encodeURIComponent(one)}`)),
  )
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}
