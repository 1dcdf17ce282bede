/** The hints with one of them in another place. */
export function movedHint<Hint>(hints: readonly Hint[], from: number, to: number): Hint[] {
  const moved = hints[from]
  return moved === undefined ? [...hints] : hints.toSpliced(from, 1).toSpliced(to, 0, moved)
}
