import { dirname } from 'pathe'
import type { Note } from '#mapping/notes.ts'
import type { Own } from '#mapping/own-fields.ts'
import type { Fields } from '#mapping/values.ts'

/** A file in the keys of ctfcli, which is what the mapping reads. */
export type Common = {
  file: Fields
  /** A file that holds the flag, as the challenge names it. */
  flagFile?: string
  /** Under which other names files are given out, by their names in the challenge. */
  fileNames?: ReadonlyMap<string, string>
  notes: Note[]
  /** What the format says in the platform's own words. */
  own?: Own
}

/** `web` of `web/echo/challenge.yml`; a challenge right below the event has none. */
export const folderCategory = (source: string): string | undefined =>
  dirname(source).split('/').at(-2)
