/**
 * Keys for things that are rendered in a list: what stays in it keeps its own, and the focus with it; what is new takes over from what went,
 * elements and all.
 *
 * @returns gives each id, of which none may come twice, its key; the same ones again for the same ids
 */
export function makeSlots(): (ids: readonly number[]) => number[] {
  let before: ReadonlyMap<number, number> = new Map()
  return (ids) => {
    const kept = new Set(ids.map((id) => before.get(id)))
    let next = 0
    const free = () => {
      while (kept.has(next)) next += 1
      return next++
    }
    const slots = ids.map((id) => [id, before.get(id) ?? free()] as const)
    before = new Map(slots)
    return slots.map(([, slot]) => slot)
  }
}
