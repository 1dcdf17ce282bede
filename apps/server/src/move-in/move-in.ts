import type { Kysely } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { compareGames } from '#move-in/compare.ts'
import { copyFiles, loadFiles } from '#move-in/files.ts'
import { addPlaces, countRows, loadShipment, raiseNumbers, remarkLeftOut } from '#move-in/load.ts'
import type { LoadedTable, OnProgress } from '#move-in/load.ts'
import { replaceLostPasswords } from '#move-in/lost-passwords.ts'
import type { Origin, PersonWithoutPassword, Undo } from '#move-in/origin.ts'
import { saveSettings } from '#modules/settings/settings.ts'
import type { Remarks } from '#move-in/remarks.ts'
import type { MoveReport, TableReport } from '#move-in/report.ts'
import { clearTarget, lockTarget, putBack, requireEmptyTarget, setAside } from '#move-in/target.ts'
import type { Clock } from '#platform/clock.ts'
import type { FileStore } from '#platform/files.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'
import type { Randomness } from '#platform/random.ts'

export interface MoveNeeds {
  readonly db: Kysely<Tables>
  readonly store: FileStore
  readonly clock: Clock
  readonly random: Randomness
  readonly origin: Origin
  readonly remarks: Remarks
  readonly onProgress: OnProgress
  readonly isDryRun: boolean
  /** Address of the platform, for links in mails. */
  readonly publicUrl: string | undefined
  /** Where recordings of traffic are kept. */
  readonly captures: ObjectStore
}

/** Ends the transaction of a rehearsal. */
class Rehearsed extends Error {}

/**
 * Moves another installation into this empty platform, all of it or nothing: everything is written in one transaction, compared with the
 * source, and committed then. A rehearsal does the same and takes it back. Throws MoveInError.
 */
export async function moveIn(needs: MoveNeeds): Promise<MoveReport> {
  await requireEmptyTarget(needs.db)
  const undo: Undo = []
  try {
    return await moveAll(needs, undo)
  } catch (error) {
    // Whatever cannot be removed here is what a new attempt brings again.
    for (const takeBack of undo) await takeBack().catch(() => undefined)
    throw error
  }
}

async function moveAll(needs: MoveNeeds, undo: Undo): Promise<MoveReport> {
  const { db, clock, store, isDryRun } = needs
  const startedAtMs = clock.now()
  const copied = await copyFiles({ ...needs, undo })
  const captures = await needs.origin.copyCaptures?.(isDryRun ? undefined : needs.captures, undo)
  let unused: readonly string[] = []
  let report: MoveReport | undefined
  try {
    await db.transaction().execute(async (tx) => {
      await lockTarget(tx)
      const kept = await requireEmptyTarget(tx)
      unused = await clearTarget(tx)
      if (kept) await setAside(tx, kept)
      const loaded = [await loadFiles(tx, copied), ...(await loadRows(tx, needs, copied))]
      for (const table of loaded) remarkLeftOut(table, needs.remarks)
      const tables = await countLoaded(tx, loaded, kept ? 1 : 0)
      await finish(tx, needs)
      if (kept) await putBack(tx, kept, needs.remarks)
      const games = await compareGames(tx, needs.origin, clock.now(), needs.onProgress)
      report = {
        source: needs.origin.title,
        isDryRun,
        seconds: (clock.now() - startedAtMs) / 1000,
        fileBytes: copied.bytes,
        tables: [...tables, ...captureReport(captures)],
        games,
        remarks: needs.remarks.list(),
        staysBehind: needs.origin.staysBehind,
      }
      if (isDryRun) throw new Rehearsed()
      // From here on the transaction may be committed, even where the confirmation is lost.
      undo.length = 0
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  if (!report) throw new Error('the transaction ended without a report')
  const moved = new Set(copied.rows.map(({ hash }) => hash))
  if (!isDryRun) for (const hash of unused) if (!moved.has(hash)) await store.remove(hash)
  return report
}

async function loadRows(
  tx: Db,
  { origin, remarks, random, clock, publicUrl, onProgress }: MoveNeeds,
  { rows }: { readonly rows: readonly { readonly hash?: unknown }[] },
): Promise<LoadedTable[]> {
  const files = new Set(rows.map(({ hash }) => String(hash)))
  const withoutPassword: PersonWithoutPassword[] = []
  const nowMs = clock.now()
  const onLostPassword = (person: PersonWithoutPassword) => withoutPassword.push(person)
  const loaded: LoadedTable[] = []
  for (const shipment of await origin.shipments({ files, remarks, random, nowMs, onLostPassword }))
    loaded.push(await loadShipment(tx, shipment, onProgress))
  await replaceLostPasswords(tx, withoutPassword, { remarks, nowMs, publicUrl })
  return loaded
}

/** Counts what is there, without the administrator who was there before. */
async function countLoaded(
  tx: Db,
  loaded: readonly LoadedTable[],
  kept: number,
): Promise<TableReport[]> {
  const tables: TableReport[] = []
  for (const { table, ...counts } of loaded) {
    const found = await countRows(tx, table)
    tables.push({ ...counts, found: table === 'users' ? found - kept : found })
  }
  return tables
}

const captureReport = (count: number | undefined): TableReport[] =>
  count === undefined
    ? []
    : [{ name: 'captures of traffic', inSource: count, moved: count, found: count }]

async function finish(tx: Db, { origin, clock }: MoveNeeds): Promise<void> {
  await addPlaces(tx)
  await raiseNumbers(tx, await origin.lastIds())
  await saveSettings(tx, await origin.settings(), clock.now())
}
