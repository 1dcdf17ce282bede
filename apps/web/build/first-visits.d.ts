/** What a cold first visit of an address loads: the build puts it into few files, and the page's head asks for all of it at once. */
export type FirstVisit = {
  /** For reports; also the name of the file that holds what only this visit needs. */
  name: string
  /** Matches a path in lower case, without a slash at its end. */
  path: RegExp
  /** Modules below src that the address loads beside the entry: its frames, its screen, and what the screen always loads late. */
  modules: readonly string[]
  /** Calls whose answers the screen waits for. `$1` is the first group of the path. */
  calls?: readonly string[]
  /** The kilobytes (1,000 bytes, brotli 11) of JavaScript the visit should cost. */
  budget: number
  /** What it may cost until it is there: checks fail above this, and nobody may raise it. */
  ceiling: number
}
/** A test in Chromium holds this table against what such visits really load (e2e/specs/budgets.e2e.ts). */
export declare const firstVisits: readonly FirstVisit[]
/** What the entry loads beside every screen. */
export declare const always: readonly string[]
