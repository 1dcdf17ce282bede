export type SearchInit = string | URLSearchParams | Record<string, string> | [string, string][]

/** A query to change and to turn into text; never the given object itself. */
export const createSearchParams = (init: SearchInit = ''): URLSearchParams =>
  new URLSearchParams(init)
