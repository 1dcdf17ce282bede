import type { LockedTile } from '@halyard/rules'
import { fields, isFields, list, text } from '#mapping/values.ts'

/** What a team has to solve before a challenge opens, by title as the file names it. */
export type Requires = { titles: string[]; tile: LockedTile }

/** Undefined for a challenge that is open from the start. One that is anonymous until then has a tile without its title. */
export function mapRequirements(value: unknown): Requires | undefined {
  const titles = requiredTitles(value)
  if (titles.length === 0) return undefined
  const isAnonymous = /^(true|yes|on)$/i.test(text(fields(value).anonymize) ?? '')
  return { titles, tile: isAnonymous ? 'unnamed' : 'hidden' }
}

/** The titles, from a list or from the longer form with `prerequisites`. */
export const requiredTitles = (value: unknown): string[] => {
  const written = list(isFields(value) ? value.prerequisites : value)
  return [...new Set(written.flatMap((entry) => text(entry)?.trim() ?? []))]
}
