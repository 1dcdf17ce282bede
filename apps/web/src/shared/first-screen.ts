const stands = Promise.withResolvers<void>()

/** The first screen of the page is drawn, or waits for a server that cannot be reached. */
export const firstScreenStands = (): void => stands.resolve()

/** For code that no screen waits for: until then the whole line and the processor belong to the first screen. */
export const afterFirstScreen: Promise<void> = stands.promise
