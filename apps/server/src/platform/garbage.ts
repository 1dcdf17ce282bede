import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

type Collect = (options?: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

const collect: Collect = runInNewContext('gc')

/** Gives memory back at a moment of ours: the engine keeps garbage for as long as there is room. */
export const collectGarbage = (): void => collect()

/**
 * Gives back all that can be: code that has not run lately, and pages that the engine keeps for later. Takes a tenth of a second and more, so it is
 * for moments in which nobody waits.
 */
export const releaseMemory = (): void =>
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
