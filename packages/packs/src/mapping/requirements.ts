import type { LockedTile } from '@halyard/rules'
import { fields, isFields, list, text } from '#mapping/values.ts'

/** A challenge as another one names it: most files know the title alone. */
export type Required = { title: string; category?: string }
/** What a team has to solve before a challenge opens. */
export type Requires = { challenges: Required[]; tile: LockedTile }

/** Undefined for a challenge that is open from the start. One that is anonymous until then has a tile without its title. */
export function mapRequirements(value: unknown): Requires | undefined {
  const titles = requiredTitles(value)
  if (titles.length === 0) return undefined
  const isAnonymous = /^(true|yes|on)$/i.test(text(fields(value).anonymize) ?? '')
  return {
    challenges: titles.map((title) => ({ title })),
    tile: isAnonymous ? 'unnamed' : 'hidden',
  }
}

/** The titles, from a list or from the longer form with `prerequisites`. */
export const requiredTitles = (value: unknown): string[] => {
  const written = list(isFields(value) ? value.prerequisites : value)
  return [...new Set(written.flatMap((entry) => text(entry)?.trim() ?? []))]
}

/** What finds a required challenge among others that are listed by `namesOf`. */
export const nameOf = ({ title, category }: Required): string =>
  category === undefined ? title : `${category}\n${title}`

/** All that a challenge can be required by. */
export const namesOf = (challenge: Required): string[] => [
  ...new Set([challenge.title, nameOf(challenge)]),
]
