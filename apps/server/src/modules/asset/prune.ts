import { inTransaction } from '#db/transaction.ts'
import { deleteFileRow, holdFile, lockFile } from '#modules/asset/repository.ts'
import { findUses } from '#modules/asset/uses-repository.ts'
import type { Context } from '#modules/operation/context.ts'

/** Deletes a file with all of its uploads, unless something uses it. True when it is gone, also before. */
export function pruneFile({ db, files }: Pick<Context, 'db' | 'files'>, hash: string) {
  return inTransaction(db, async (tx) => {
    await lockFile(tx, hash)
    // Waits for who is attaching it right now, so that its use is seen.
    await holdFile(tx, hash)
    if ((await findUses(tx, [hash])).has(hash)) return false
    await deleteFileRow(tx, hash)
    await files.remove(hash)
    return true
  })
}
