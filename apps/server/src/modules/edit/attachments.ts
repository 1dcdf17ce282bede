import { isFileLink } from '@halyard/rules'
import type { Db, Row } from '#db/database.ts'
import type { FileType } from '#db/tables/games.ts'
import { findFileSight } from '#modules/asset/hidden-files.ts'
import { assetPath } from '#modules/asset/paths.ts'
import { addAttachment, fileColumns } from '#modules/edit/attachment-repository.ts'
import type { Context } from '#modules/operation/context.ts'
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
  return addAttachment(tx, { type, ...columns })
}

/**
 * The description of a file for somebody who has rights for single games: one that they may not have is none, as a hash of no file.
 * Else the hash of a file of another hidden game would open it.
 */
export async function seenAttachment<Input extends AttachmentInput>(
  { db, user, gameRights }: Pick<Context<'setAttachment'>, 'db' | 'user' | 'gameRights'>,
  input: Input,
): Promise<Input> {
  if (!gameRights || !input.fileHash) return input
  const sight = await findFileSight(db, input.fileHash.toLowerCase(), user)
  return sight === 'nobody' ? { ...input, fileHash: null } : input
}

function requireLink(link: string): string {
  if (!isFileLink(link)) throw new Refusal(400, 'remoteUrlInvalid')
  return link
}

export const attachmentView = (attachment: Row<'attachments'>): Schema<'Attachment'> => ({
  id: attachment.id,
  type: attachment.type,
  url: attachment.file_hash
    ? assetPath(attachment.file_hash, attachment.file_name ?? 'attachment')
    : attachment.remote_url,
  fileSize: attachment.file_size,
})
