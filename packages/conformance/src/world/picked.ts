/** The part of a value that another one names, to compare both. */
export function pickedLike(value: object, like: object): Record<string, unknown> {
  const names = new Set(Object.keys(like))
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)))
}
