/** Slow clients, counted by address. */
export interface SlowClients {
  /** Counts one more, until the returned function is called; undefined when that address has too many. */
  readonly enter: (address: string) => (() => void) | undefined
}

/** A room of players behind one router hands in its writeups at the same time. */
const MOST_OF_ADDRESS = 50

export function createSlowClients(most = MOST_OF_ADDRESS): SlowClients {
  const counts = new Map<string, number>()
  return {
    enter(address) {
      const count = counts.get(address) ?? 0
      if (count >= most) return undefined
      counts.set(address, count + 1)
      return () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left === 0) counts.delete(address)
        else counts.set(address, left)
      }
    },
  }
}
