/** The colour that the platform has without one of its own. */
export const builtInColour = '#4a6cf7'

/** The stored colour as it is edited. */
export const toFormColour = (stored: string | null): string => stored || builtInColour

/** An edited colour as it is stored: the empty text is the built-in one. */
export const toStoredColour = (typed: string): string =>
  typed.toLowerCase() === builtInColour ? '' : typed
