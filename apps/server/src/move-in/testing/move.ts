import { testDatabase } from '#db/testing.ts'
import type { TestDatabase } from '#db/testing.ts'
import { openCtfd } from '#move-in/ctfd/origin.ts'
import { openGzctf } from '#move-in/gzctf/origin.ts'
import type { GzctfOptions } from '#move-in/gzctf/origin.ts'
import { moveIn } from '#move-in/move-in.ts'
import type { MoveNeeds } from '#move-in/move-in.ts'
import type { Origin } from '#move-in/origin.ts'
import { collectRemarks } from '#move-in/remarks.ts'
import type { Remarks } from '#move-in/remarks.ts'
import type { MoveReport } from '#move-in/report.ts'
import { anInstallation, FILES, XOR_KEY } from '#move-in/testing/installation.ts'
import { fakeClock } from '#platform/clock.ts'
import { memoryStore } from '#platform/files.ts'
import { memoryObjects } from '#platform/objects/memory.ts'
import type { FileStore } from '#platform/files.ts'
import { systemRandom } from '#platform/random.ts'

/** When the last answer of the recorded installation was recorded. */
export const RECORDED_AT_MS = Date.UTC(2026, 10, 22, 19, 57)

interface Move {
  readonly report: MoveReport
  readonly target: TestDatabase
  readonly store: FileStore
}

type Options = { readonly target?: TestDatabase } & Partial<
  Pick<MoveNeeds, 'store' | 'isDryRun' | 'onProgress' | 'publicUrl' | 'captures'>
>

/** Moves the recorded installation, or another one, into a new database or that one. */
export async function move({
  source,
  ...options
}: { readonly source?: Partial<GzctfOptions> } & Options = {}): Promise<Move> {
  const remarks = collectRemarks()
  const given = { database: await addressOf(source), files: FILES, xorKey: XOR_KEY, ...source }
  return moveFrom(await openGzctf(given, remarks), remarks, options)
}

/** Moves an export of CTFd. */
export async function moveExport(path: string, options: Options = {}): Promise<Move> {
  return moveFrom(await openCtfd(path, clock), collectRemarks(), options)
}

const clock = fakeClock(RECORDED_AT_MS)

async function moveFrom(
  origin: Origin,
  remarks: Remarks,
  {
    target: given,
    store = memoryStore(),
    isDryRun = false,
    onProgress,
    publicUrl,
    captures = memoryObjects(),
  }: Options,
): Promise<Move> {
  const target = given ?? (await testDatabase())
  try {
    const report = await moveIn({
      db: target.db,
      store,
      clock,
      random: systemRandom,
      origin,
      remarks,
      onProgress: onProgress ?? (() => undefined),
      isDryRun,
      publicUrl,
      captures,
    })
    return { report, target, store }
  } finally {
    await origin.close()
  }
}

const addressOf = async (source: Partial<GzctfOptions> | undefined): Promise<string> =>
  source?.database ?? anInstallation()
