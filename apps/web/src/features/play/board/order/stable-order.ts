/**
 * The order to show when a sorted list changes under a reader: what was there keeps its place, what is new goes behind the
 * one it follows in the sorted list, what is gone goes. Somebody who reads or aims must not lose the place because another
 * team solved something.
 */
export function stableOrder(
  before: readonly number[],
  sorted: readonly number[],
): readonly number[] {
  const present = new Set(sorted)
  const known = new Set(before)
  const order = before.filter((id) => present.has(id))
  for (const [at, id] of sorted.entries()) {
    if (known.has(id)) continue
    const previous = sorted[at - 1]
    const place = previous === undefined ? 0 : order.indexOf(previous) + 1
    order.splice(place, 0, id)
  }
  const isSame = order.length === before.length && order.every((id, at) => id === before[at])
  return isSame ? before : order
}
