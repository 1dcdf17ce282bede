import { create } from 'zustand'

/** Milliseconds in which a deletion can be taken back: it is sent after them, since the server takes back nothing. */
export const undoMs = 8000

/** What is about to be deleted, by key. Nothing is sent before its time: to close the page keeps it. */
const useGoingKeys = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }))

/** Keys of what is about to be deleted: lists leave it out. */
export const useGoing = () => useGoingKeys(({ keys }) => keys)

function change(edit: (keys: Set<string>) => void): void {
  useGoingKeys.setState(({ keys }) => {
    const next = new Set(keys)
    edit(next)
    return { keys: next }
  })
}

/**
 * Hides things at once, and deletes them in a moment. They show up again when that failed.
 *
 * @param keys what distinguishes each from everything else that can be deleted in this way
 * @returns takes it back
 */
export function deleteSoon(keys: readonly string[], remove: () => Promise<unknown>): () => void {
  const show = () =>
    change((going) => {
      for (const key of keys) going.delete(key)
    })
  change((going) => {
    for (const key of keys) going.add(key)
  })
  const timer = setTimeout(() => void remove().finally(show), undoMs)
  return () => {
    clearTimeout(timer)
    show()
  }
}
