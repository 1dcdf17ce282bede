/** What a key does in a listbox where several can be chosen, after the ARIA practices. */
export type ListStep =
  | { kind: 'mark'; index: number }
  | { kind: 'toggle' }
  | { kind: 'markAndToggle'; index: number }
  | { kind: 'all' }
  | { kind: 'find'; letter: string }

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

const clamp = (index: number, count: number) => Math.min(count - 1, Math.max(0, index))

export function listStep(event: Key, active: number, count: number): ListStep | null {
  const { key, shiftKey } = event
  const hasCommand = event.ctrlKey || event.metaKey
  if (hasCommand && key.toLowerCase() === 'a') return { kind: 'all' }
  if (hasCommand || event.altKey) return null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const index = clamp(active + (key === 'ArrowDown' ? 1 : -1), count)
    return shiftKey ? { kind: 'markAndToggle', index } : { kind: 'mark', index }
  }
  if (key === 'Home') return { kind: 'mark', index: 0 }
  if (key === 'End') return { kind: 'mark', index: clamp(count - 1, count) }
  if (key === ' ' || key === 'Enter') return { kind: 'toggle' }
  return /^.$/u.test(key) ? { kind: 'find', letter: key } : null
}

/** The next option that starts with the letters, from the one after the marked on, and round. -1 without. */
export function findByLetters(labels: readonly string[], letters: string, active: number): number {
  const wanted = letters.toLocaleLowerCase()
  // Going on with a word stays where it fits; a first letter goes to the next.
  const from = letters.length > 1 ? active : active + 1
  for (let offset = 0; offset < labels.length; offset++) {
    const index = (from + offset) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}
