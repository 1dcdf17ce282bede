import type { Db, Row } from '#db/database.ts'
import type { FileType } from '#db/tables/games.ts'
import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** An organiser's description of a file that belongs to a challenge or a flag. */
export interface AttachmentInput {
  readonly attachmentType?: FileType
  readonly fileHash?: string | null | undefined
  readonly remoteUrl?: string | null | undefined
}

/**
 * Makes an attachment and returns its id; null for none. A hash of no uploaded file gives an attachment
 * without a file. Throws Refusal 400 for a link that is none.
 */
export async function createAttachment(
  tx: Db,
  { attachmentType: type = 'None', fileHash, remoteUrl }: AttachmentInput,
): Promise<number | null> {
  if (type === 'None') return null
  const columns =
    type === 'Local'
      ? await fileColumns(tx, fileHash ?? '')
      : { remote_url: requireLink(remoteUrl ?? '') }
  const { id } = await tx
    .insertInto('attachments')
    .values({ type, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function fileColumns(tx: Db, hash: string) {
  const file = await tx
    .selectFrom('files')
    .select(['hash as file_hash', 'name as file_name', 'size as file_size'])
    .where('hash', '=', hash.toLowerCase())
    .executeTakeFirst()
  return file ?? {}
}

function requireLink(link: string): string {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) throw new Refusal(400, 'remoteUrlInvalid')
  return link
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

export const attachmentView = (attachment: Row<'attachments'>): Schema<'Attachment'> => ({
  id: attachment.id,
  type: attachment.type,
  url: attachment.file_hash
    ? assetPath(attachment.file_hash, attachment.file_name ?? 'attachment')
    : attachment.remote_url,
  fileSize: attachment.file_size,
})
