import { ms } from '#db/database.ts'
import { selectParticipations } from '#db/team-queries.ts'
import type { Db } from '#db/database.ts'

export interface StoredWriteup {
  readonly hash: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

export function findWriteup(db: Db, participationId: number): Promise<StoredWriteup | undefined> {
  return db
    .selectFrom('participations')
    .innerJoin('files', 'files.hash', 'participations.writeup_hash')
    .select(['files.hash', 'files.size', 'participations.writeup_name as name'])
    .where('participations.id', '=', participationId)
    .$narrowType<{ name: string }>()
    .executeTakeFirst()
}

/** Replaces a writeup and returns the hash of the previous one. */
export async function replaceWriteup(
  tx: Db,
  participationId: number,
  writeup: { hash: string; name: string; atMs: number },
): Promise<string | null> {
  const { writeup_hash: before } = await tx
    .selectFrom('participations')
    .select('writeup_hash')
    .where('id', '=', participationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('participations')
    .set({ writeup_hash: writeup.hash, writeup_name: writeup.name, writeup_at: ms(writeup.atMs) })
    .where('id', '=', participationId)
    .execute()
  return before
}

export type WriteupRow = Awaited<ReturnType<typeof listWriteups>>[number]

/** Newest upload first. */
export function listWriteups(db: Db, gameId: number) {
  return selectParticipations(db, gameId)
    .innerJoin('files', 'files.hash', 'participations.writeup_hash')
    .select(['participations.id', 'participations.division_id as divisionId'])
    .select(['participations.writeup_name as fileName', 'participations.writeup_at as uploadedAt'])
    .select(['files.hash', 'files.size'])
    .select(['teams.id as teamId', 'teams.name', 'teams.bio', 'teams.avatar_hash as avatarHash'])
    .select('teams.locked')
    .$narrowType<{ fileName: string; uploadedAt: number }>()
    .orderBy('participations.writeup_at', 'desc')
    .orderBy('participations.id', 'desc')
    .execute()
}

/** Deletes all writeups of a game; returns the hashes, one for each of them. */
export async function forgetWriteups(tx: Db, gameId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('participations')
    .select('writeup_hash')
    .where('game_id', '=', gameId)
    .where('writeup_hash', 'is not', null)
    .$narrowType<{ writeup_hash: string }>()
    .forUpdate()
    .execute()
  await tx
    .updateTable('participations')
    .set({ writeup_hash: null, writeup_name: null, writeup_at: null })
    .where('game_id', '=', gameId)
    .execute()
  return rows.map((row) => row.writeup_hash)
}

export function listDivisionNames(db: Db, gameId: number) {
  return db
    .selectFrom('divisions')
    .select(['id', 'name'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute()
}
