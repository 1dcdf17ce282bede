const home = '/'
/** Placeholder of our own origin: only whether an address leaves it matters. */
const origin = 'http://here.invalid'

/**
 * Where to go after logging in: a path of this origin with query and hash, or home. The text comes from the address bar, so
 * everything a browser would read as another origin (`//evil`, `/\evil`, schemes, hidden control characters) is refused, also
 * when it only becomes so by normalising.
 */
export function safeFrom(from: string | null | undefined): string {
  if (!from || !isLocalPath(from)) return home
  const url = URL.parse(from, origin)
  if (!url || url.origin !== origin) return home
  const path = url.pathname + url.search + url.hash
  return isLocalPath(path) && !/^\/account\/(login|register)\b/i.test(path) ? path : home
}

/** Query of a link to log in or to register that leads back to an address; home is where they lead anyway. */
export const returnTo = (address: string) => ({ from: address === home ? undefined : address })

const isLocalPath = (path: string) => /^\/(?![/\\])/.test(path)
