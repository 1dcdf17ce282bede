/** The recipient of a certificate, and for what. */
export type Recipient = {
  /** The member, or the team where all members share one. */
  readonly name: string
  readonly team: string
  readonly division: string
  /** Written out; empty without a rank. */
  readonly rank: string
  readonly points: string
  /** The rank as a number; undefined without one. */
  readonly place: number | undefined
}

export type Template = {
  readonly title: string
  /** Lines; one that begins with `#` is large. */
  readonly text: string
}

/** What is the same on all certificates of a game, written out. */
export type Occasion = { readonly event: string; readonly date: string }

export const placeholders = [
  'name',
  'team',
  'division',
  'rank',
  'points',
  'event',
  'date',
] as const satisfies readonly (keyof Recipient | keyof Occasion)[]

/** The text with names and numbers in place of `{name}` and the like. What is no placeholder stays as it is. */
export const filledIn = (text: string, values: Recipient & Occasion): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    const known = placeholders.find((each) => each === key)
    return known === undefined ? whole : values[known]
  })

/** A name for a file on any system: no signs with a meaning in paths, and not too long for one. */
export const fileNameOf = (place: number, { name, team }: Recipient): string => {
  const content = name === team ? name : `${team} ${name}`
  const safe = content
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${String(place).padStart(4, '0')} ${safe.slice(0, 60).toWellFormed().trim()}.pdf`
}
