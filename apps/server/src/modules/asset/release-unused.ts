import type { Db } from '#db/database.ts'
import { findFile, lockFile } from '#modules/asset/repository.ts'
import { releaseFile } from '#modules/asset/service.ts'
import type { Context } from '#modules/operation/context.ts'

/**
 * Releases the reference of each place that showed a file, unless fewer are left than places that still show it: several may share
 * one upload. Call it after the commit that took the showing rows away.
 */
export async function releaseUnused(
  needs: Pick<Context, 'db' | 'tx' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    await needs.tx(async (tx) => {
      await lockFile(tx, hash)
      const file = await findFile(tx, hash)
      if (file && file.ref_count > (await countShown(tx, hash)))
        await releaseFile({ ...needs, db: tx }, hash)
    })
  }
}

/** In how many places a file is shown. */
async function countShown(db: Db, hash: string): Promise<number> {
  const shown = await db
    .selectFrom('attachments')
    .select('file_hash as hash')
    .where('file_hash', '=', hash)
    .unionAll(db.selectFrom('games').select('poster_hash as hash').where('poster_hash', '=', hash))
    .unionAll(db.selectFrom('users').select('avatar_hash as hash').where('avatar_hash', '=', hash))
    .unionAll(db.selectFrom('teams').select('avatar_hash as hash').where('avatar_hash', '=', hash))
    .unionAll(
      db
        .selectFrom('participations')
        .select('writeup_hash as hash')
        .where('writeup_hash', '=', hash),
    )
    .execute()
  return shown.length
}
