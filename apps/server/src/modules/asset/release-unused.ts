import type { Db } from '#db/database.ts'
import { lockFile } from '#modules/asset/repository.ts'
import { releaseFile } from '#modules/asset/service.ts'
import type { Context } from '#modules/operation/context.ts'

/**
 * Releases one reference for each hash in the list whose file nothing shows any more; a file that something
 * else still shows is left alone. Call it after the commit that took the showing rows away.
 */
export async function releaseUnused(
  needs: Pick<Context, 'db' | 'tx' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    await needs.tx(async (tx) => {
      await lockFile(tx, hash)
      if (!(await isShown(tx, hash))) await releaseFile({ ...needs, db: tx }, hash)
    })
  }
}

async function isShown(db: Db, hash: string): Promise<boolean> {
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
    .limit(1)
    .executeTakeFirst()
  return shown !== undefined
}
