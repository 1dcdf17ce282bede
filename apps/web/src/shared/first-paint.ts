const painted = Promise.withResolvers<void>()

/** To be called when the first screen is painted, or waits for a server that cannot be reached. */
export const reportFirstPaint = (): void => painted.resolve()

/** For code that no screen waits for: until then bandwidth and processor belong to the first screen. */
export const afterFirstPaint: Promise<void> = painted.promise
