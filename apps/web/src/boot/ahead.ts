/** An answer that the boot script asked for (ask-ahead.ts). Moments are by the browser's clock, in epoch milliseconds. */
export type Ahead = {
  sentMs: number
  answer: Promise<{ response: Response; receivedMs: number }>
}

declare global {
  /** By the path and query that was asked for. */
  var answersAhead: Pick<Map<string, Ahead>, 'get' | 'delete'> | undefined
  /** Asks for the code of the screen at a path: without the rounds that its imports take. Only a build has a plan of that. */
  var askForScreen: ((pathname: string) => void) | undefined
}

/**
 * The answer that is on the way already, if it is: for one reader, since who asks again wants to know what is new.
 *
 * @param address path and query
 */
export function takeAhead(address: string): Ahead | undefined {
  const ahead = globalThis.answersAhead?.get(address)
  globalThis.answersAhead?.delete(address)
  return ahead
}
