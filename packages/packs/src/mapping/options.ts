import type { ChallengeCategory } from '@halyard/api'

/** What the organiser decides where the platform cannot hold what a file says. */
export type MappingOptions = {
  /** Give out hints that have a price, or follow another hint, like the others. */
  allHints: boolean
  /** Enable challenges whose flags are compared less strictly in the file than by the platform. */
  exactFlags: boolean
  /** The server compares flags as they ask, ignoring case or as patterns, and not exactly alone. */
  flagMatches: boolean
  /** The server lets teams pay for hints. */
  pricedHints: boolean
  /** The server opens challenges after others. */
  requirements: boolean
  /** The server pauses after wrong answers. */
  cooldown: boolean
  /** Categories by spellings of the event, see `bareWord`. */
  categories: ReadonlyMap<string, ChallengeCategory>
  /** Whoever imports builds the images of the event first, where each is made of a folder. */
  buildsImages: boolean
  /** What placeholders in texts are replaced by, such as the address of the services. */
  values: ReadonlyMap<string, string>
  /** What opens later than this stays closed. */
  nowMs: number
}

export const defaultOptions: MappingOptions = {
  allHints: false,
  exactFlags: false,
  flagMatches: false,
  pricedHints: false,
  requirements: false,
  cooldown: false,
  categories: new Map(),
  buildsImages: false,
  values: new Map(),
  nowMs: -Infinity,
}
