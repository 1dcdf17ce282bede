const listeners = new Set<() => void>()

/** Opens the command palette from anywhere: a button calls `open`, the one palette listens. */
export const paletteRequests = {
  open: () => {
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
