import { isFileLink } from '@halyard/rules'
import type { Db, Row } from '#db/database.ts'
import type { FileType } from '#db/tables/games.ts'
import { assetPath } from '#modules/asset/paths.ts'
import { addAttachment, fileColumns } from '#modules/edit/attachment-repository.ts'
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
