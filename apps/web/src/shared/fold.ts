/** A text as searches compare it: without case, width and composition. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
