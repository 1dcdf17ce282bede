import { AsyncLocalStorage } from 'node:async_hooks'

const own = new AsyncLocalStorage<true>()

/** Asks routes for a visitor whose browser gets to see nothing of the answer's head, cookies above all. */
export const asOwnCall = <Value>(ask: () => PromiseLike<Value>): Promise<Value> =>
  // Asking begins where somebody waits for the answer.
  own.run(true, async () => await ask())

/** Whether the server itself asks what is answered now. */
export const isOwnCall = (): boolean => own.getStore() === true
