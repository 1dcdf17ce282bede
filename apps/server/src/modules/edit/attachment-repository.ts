import type { Db, NewRow, Row } from '#db/database.ts'

/** Returns its id. */
export async function addAttachment(tx: Db, attachment: NewRow<'attachments'>): Promise<number> {
  const { id } = await tx
    .insertInto('attachments')
    .values(attachment)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function fileColumns(tx: Db, hash: string) {
  const file = await tx
    .selectFrom('files')
    .select(['hash as file_hash', 'name as file_name', 'size as file_size'])
    .where('hash', '=', hash.toLowerCase())
    .executeTakeFirst()
  return file ?? {}
}

/** Returns the files it showed; release those that nothing shows any more after the commit. */
export async function deleteAttachment(tx: Db, id: number | null): Promise<string[]> {
  if (id === null) return []
  const deleted = await tx
    .deleteFrom('attachments')
    .where('id', '=', id)
    .returning('file_hash')
    .execute()
  return deleted.flatMap(({ file_hash: hash }) => hash ?? [])
}

/** Those of the challenge and of all its flags; call before the challenge goes. Returns the files they showed. */
export async function deleteAttachmentsOfChallenge(tx: Db, challengeId: number): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('attachments')
    .where('id', 'in', (select) =>
      select
        .selectFrom('challenges')
        .select('attachment_id')
        .where('id', '=', challengeId)
        .where('attachment_id', 'is not', null)
        .union(
          select
            .selectFrom('flags')
            .select('attachment_id')
            .where('challenge_id', '=', challengeId)
            .where('attachment_id', 'is not', null),
        )
        .$castTo<{ attachment_id: number }>(),
    )
    .returning('file_hash')
    .execute()
  return deleted.flatMap(({ file_hash: hash }) => hash ?? [])
}

/** Those of all challenges of a game; call before the game goes. Returns the files they showed. */
export async function deleteAttachmentsOfGame(tx: Db, gameId: number): Promise<string[]> {
  const challenges = await tx
    .selectFrom('challenges')
    .select('id')
    .where('game_id', '=', gameId)
    .execute()
  const hashes: string[] = []
  for (const { id } of challenges) hashes.push(...(await deleteAttachmentsOfChallenge(tx, id)))
  return hashes
}

export async function findAttachment(
  db: Db,
  id: number | null,
): Promise<Row<'attachments'> | undefined> {
  if (id === null) return undefined
  return db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst()
}
