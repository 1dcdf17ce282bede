import { testDatabase } from '#db/testing.ts'
import type { TestDatabase } from '#db/testing.ts'
import { openGzctf } from '#move-in/gzctf/origin.ts'
import type { GzctfOptions } from '#move-in/gzctf/origin.ts'
import { moveIn } from '#move-in/move-in.ts'
import type { MoveNeeds } from '#move-in/move-in.ts'
import { collectRemarks } from '#move-in/remarks.ts'
import type { MoveReport } from '#move-in/report.ts'
import { anInstallation, FILES, XOR_KEY } from '#move-in/testing/installation.ts'
import { fakeClock } from '#platform/clock.ts'
import { memoryStore } from '#platform/files.ts'
import type { FileStore } from '#platform/files.ts'
import { systemRandom } from '#platform/random.ts'

/** When the last answer of the recorded installation was recorded. */
export const RECORDED_AT_MS = Date.UTC(2026, 10, 22, 19, 57)

interface Move {
  readonly report: MoveReport
  readonly target: TestDatabase
  readonly store: FileStore
}

/** Moves the recorded installation, or another one, into a new database or that one. */
export async function move({
  source,
  target: given,
  store = memoryStore(),
  isDryRun = false,
  onProgress = () => undefined,
  publicUrl,
}: {
  readonly source?: Partial<GzctfOptions>
  readonly target?: TestDatabase
} & Partial<
  Pick<MoveNeeds, 'store' | 'isDryRun' | 'onProgress' | 'publicUrl'>
> = {}): Promise<Move> {
  const target = given ?? (await testDatabase())
  const remarks = collectRemarks()
  const options = { database: await addressOf(source), files: FILES, xorKey: XOR_KEY, ...source }
  const origin = await openGzctf(options, remarks)
  try {
    const report = await moveIn({
      db: target.db,
      store,
      clock: fakeClock(RECORDED_AT_MS),
      random: systemRandom,
      origin,
      remarks,
      onProgress,
      isDryRun,
      publicUrl,
    })
    return { report, target, store }
  } finally {
    await origin.close()
  }
}

const addressOf = async (source: Partial<GzctfOptions> | undefined): Promise<string> =>
  source?.database ?? anInstallation()
