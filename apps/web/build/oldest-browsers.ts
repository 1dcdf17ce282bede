/** The oldest browsers the client is built for. The README names them; docs/decisions/0130 says how they were chosen. */
export const OLDEST_BROWSERS = {
  chrome: 126,
  edge: 126,
  firefox: 128,
  safari: 18,
  ios: 18,
} as const

/** The same as Vite's `build.target`. */
export const buildTarget = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => `${name}${version}`,
)
