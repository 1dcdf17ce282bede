import { strFromU8, unzipSync } from 'fflate'
import { Failure } from '#failure.ts'
import { isFields } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** A table of a large event is a few megabytes; an archive that unpacks to more is none of an event. */
const mostTableBytes = 200_000_000

/** Rows of a table of an export of CTFd, none where it has no such table. */
export type Tables = (name: string) => Fields[]

/** Whether these bytes are a ZIP archive. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The tables of a full export of CTFd.
 *
 * @param needed tables without which it is none
 * @throws Failure when the archive is no such export
 */
export function readTables(archive: Uint8Array, needed: readonly string[]): Tables {
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) =>
      /(^|\/)db\/[a-z_]+\.json$/.test(name) && originalSize <= mostTableBytes,
  })
  const byName = new Map(
    Object.entries(files).map(([path, bytes]) => [path.replace(/^.*\/|\.json$/g, ''), bytes]),
  )
  const missing = needed.find((name) => !byName.has(name))
  if (missing !== undefined) {
    throw new Failure(`The archive is no full export of CTFd: db/${missing}.json is missing.`)
  }
  return (name) => {
    const bytes = byName.get(name)
    const value: unknown = bytes && bytes.length > 0 ? JSON.parse(strFromU8(bytes)) : undefined
    const rows = isFields(value) ? value.results : value
    return Array.isArray(rows) ? rows.filter(isFields) : []
  }
}
