import type { Handlers } from '#modules/operation/handle.ts'

/** Operations of the contract that wait for their handler; `notImplemented()` lists one here and responds with 501. */
export const notImplementedHandlers = {} satisfies Partial<Handlers>
