/** Whether a chunk of the application could not be loaded. Browsers and our own loader each word it differently. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|no style sheet|preload CSS/i.test(error.message)
