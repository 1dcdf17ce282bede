/** A moment as people read it. */
export const momentOf = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** `1 team`, `2 teams`. */
export const many = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
