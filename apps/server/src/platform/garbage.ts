import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Gives memory back at a moment of ours: the engine keeps garbage for as long as there is room. */
export const collectGarbage: () => void = runInNewContext('gc')
