/** Pages to show, with `null` for a gap: the first, the last, and the neighbours of the current one. Counted from 1. */
export function visiblePages(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter(
    (page) => page >= 1 && page <= total,
  )
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
