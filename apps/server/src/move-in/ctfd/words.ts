/** A moment as people read it. */
export const momentOf = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** `1 team`, `2 teams`. */
export const many = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`
