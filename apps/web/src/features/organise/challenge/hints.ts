/** The hints with one of them in another place. */
export function movedHint(hints: readonly string[], from: number, to: number): string[] {
  const moved = hints[from]
  return moved === undefined ? [...hints] : hints.toSpliced(from, 1).toSpliced(to, 0, moved)
}
