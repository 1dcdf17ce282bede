/**
 * Whether a chunk of the application, or the texts of its screens, could not be loaded. Browsers and our own loaders each word it
 * differently.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|no style sheet|preload CSS|texts \S+ could not be loaded/i.test(
    error.message,
  )
