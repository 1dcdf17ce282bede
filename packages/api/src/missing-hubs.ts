const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Addresses that are no hub: how often they said so in a row, and from when on they may be asked again. */
const missing = new Map<string, { times: number; askAgainAtMs: number }>()

/** Milliseconds until a server without hubs is asked again: 5, 10, 20, 40 minutes, then every hour. */
export const missingDelay = (times: number): number =>
  Math.min(hourMs, 5 * minuteMs * 2 ** (times - 1))

/** Whether the refusal of a connection says that there is no hub: by the text, since the client keeps no status. */
export const isMissingHub = (error: unknown): boolean =>
  error instanceof Error && /Status code '(404|405|501)'/.test(error.message)

/**
 * Remembers that there is no hub at the address, for all who listen: browsers write each refused request to the console, so such a server
 * is not asked again at every visit of a game.
 */
export function rememberMissing(address: string): void {
  const times = (missing.get(address)?.times ?? 0) + 1
  missing.set(address, { times, askAgainAtMs: performance.now() + missingDelay(times) })
}

/** Forgets it once there is one. */
export const forgetMissing = (address: string): void => void missing.delete(address)

/** Milliseconds until the address may be asked, 0 for at once. */
export function missingFor(address: string): number {
  const askAgainAtMs = missing.get(address)?.askAgainAtMs ?? 0
  return Math.max(0, askAgainAtMs - performance.now())
}
