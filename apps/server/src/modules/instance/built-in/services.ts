import { join } from 'node:path'

/** Folder of the programs; a service may read this one and nothing else. */
export const SERVICES_FOLDER = join(import.meta.dirname, 'services')

/** The programs that come with Halyard, by the image that a challenge names. */
export const SERVICES: ReadonlyMap<string, string> = new Map([
  ['halyard/chandlery', 'chandlery.ts'],
  ['halyard/harbour-office', 'harbour-office.ts'],
  ['halyard/tide-log', 'tide-log.ts'],
])
