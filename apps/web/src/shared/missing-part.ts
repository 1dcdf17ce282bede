/** Whether a part of the application could not be fetched: browsers and our own loader each say it in their own words. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|no style sheet/i.test(error.message)
