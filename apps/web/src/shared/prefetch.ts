/** Starts a query in a loader without waiting for it. A failure is left to the screen, which runs the query again and shows it. */
export const prefetch = (query: Promise<unknown>): void => void query.catch(() => {})
