import { unwrap } from '@halyard/api'
import type { ChallengeSettings, Schema } from '@halyard/api'
import { api } from '#core/connection.ts'
import { storedFile } from '#core/stored-file.ts'
import { sendFiles } from '#core/send-file.ts'

type Attachment = Schema<'Attachment'> | null

/**
 * Sends the stored files of a challenge once more before they are attached a second time. Servers that do not name `files` among
 * their extensions count a file by how often it was sent: without this the first use that is deleted would take the file from both.
 */
export async function sendAgain(source: ChallengeSettings): Promise<void> {
  for (const file of [source.attachment, ...source.flags.map(({ attachment }) => attachment)])
    if (file?.type === 'Local') await send(file)
}

async function send({ url }: NonNullable<Attachment>): Promise<void> {
  const file = storedFile(url)
  if (!file) return
  const filename = decodeURIComponent(file.name)
  const params = { path: { hash: file.hash, filename } }
  const bytes = await unwrap(api().GET('/assets/{hash}/{filename}', { params, parseAs: 'blob' }))
  await sendFiles('POST', '/api/assets', { files: [new File([bytes], filename)] })
}
