import { byCategory } from '#shared/game/challenge/categories.ts'

type Line = { readonly id: number; readonly title: string; readonly category: string }

/** The challenges before and after one, in the order of the board: by category, then by title. */
export function neighboursOf<Of extends Line>(
  lines: readonly Of[],
  id: number,
): { previous: Of | undefined; next: Of | undefined } {
  const ordered = lines.toSorted(
    (a, b) => byCategory(a.category, b.category) || a.title.localeCompare(b.title),
  )
  const at = ordered.findIndex((line) => line.id === id)
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: ordered[at - 1], next: ordered[at + 1] }
}
