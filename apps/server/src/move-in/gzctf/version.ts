import { MoveInError } from '#move-in/failure.ts'
import type { Remarks } from '#move-in/remarks.ts'
import type { Snapshot } from '#move-in/gzctf/snapshot.ts'

/** The last change of the schema that the queries are written for; it came with release 1.8. */
const KNOWN = '20251203143253_AddNetworkMode'
const KNOWN_RELEASE = '1.8.5'

/** The last change that was made to the schema. Throws MoveInError for another or an older installation. */
export async function requireKnownSchema(source: Snapshot, remarks: Remarks): Promise<string> {
  const [table] = await source.all<{ present: boolean }>(
    `select to_regclass('"__EFMigrationsHistory"') is not null
       and to_regclass('"AspNetUsers"') is not null and to_regclass('"Games"') is not null as present`,
  )
  if (!table?.present) {
    throw new MoveInError('The database is not one of GZ::CTF: its tables are missing.')
  }
  const changes = await source.all<{ id: string }>(
    `select "MigrationId" as id from "__EFMigrationsHistory" order by 1`,
  )
  const last = changes.at(-1)?.id ?? 'none'
  if (!changes.some(({ id }) => id === KNOWN)) {
    throw new MoveInError(
      `The old installation is older than release ${KNOWN_RELEASE} (the last change of its database is ${last}). ` +
        `Update it to ${KNOWN_RELEASE}, start it once, and move in then.`,
    )
  }
  if (last !== KNOWN) {
    remarks.add(
      'note',
      `The old installation is newer than ${KNOWN_RELEASE}: what later releases added is not moved.`,
      last,
    )
  }
  return last
}
