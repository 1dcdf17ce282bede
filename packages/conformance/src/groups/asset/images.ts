import type { OperationId } from '#contract/document.ts'
import type { Actor } from '#http/actor.ts'
import type { Call } from '#http/request.ts'
import { brokenImage, emptyImage, hugeImage } from '#material/files.ts'
import type { Stage } from '#world/stage.ts'

/** What every upload of a picture refuses. */
export async function imageRefusals(
  actor: Actor,
  id: OperationId,
  { path }: Pick<Call, 'path'>,
): Promise<void> {
  await actor.refused(id, 'empty file', 400, { path, files: [emptyImage] })
  await actor.refused(id, 'over 3 MiB', 400, { path, files: [hugeImage] })
  await actor.refused(id, 'not a picture', 400, { path, files: [brokenImage] })
}

/** The link an upload answers, and what it leads to. */
export async function imageSuccess(
  { anonymous, book }: Stage,
  id: OperationId,
  link: string,
  name: string,
): Promise<void> {
  const pattern = new RegExp(`^/assets/([0-9a-f]{64})/${name}\\.(webp|gif)$`)
  const [, hash] = pattern.exec(link) ?? []
  book.check(id, hash !== undefined, `link: expected ${pattern.source}, got ${link}`)
  if (!hash) return
  const answer = await anonymous.send('getAsset', { path: { hash, filename: `${name}.webp` } })
  book.same(id, 'the picture behind its link', answer.status, 200)
  book.same(id, 'content type of the picture', answer.mediaType, 'image/webp')
}
