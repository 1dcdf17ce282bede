import { Halted } from '#findings/halt.ts'
import type { OperationId } from '#contract/document.ts'
import type { Actor } from '#http/actor.ts'
import type { Call } from '#http/request.ts'
import { brokenImage, emptyImage, hugeImage } from '#material/files.ts'
import type { World } from '#world/world.ts'

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
  { anonymous, findings, cleanup }: World,
  id: OperationId,
  link: string,
  name: string,
): Promise<void> {
  const pattern = new RegExp(`^/assets/([0-9a-f]{64})/${name}(?:\\.\\w+)?$`)
  const [, hash] = pattern.exec(link) ?? []
  findings.check(id, hash !== undefined, `link: expected ${pattern.source}, got ${link}`)
  if (!hash) return
  const path = { hash, filename: `${name}.webp` }
  cleanup.lookLater(`picture ${hash} (${id})`, async () => {
    const { status } = await anonymous.send('getAsset', { path })
    if (status === 200) throw new Halted('no call removes it', { expected: true })
  })
  const answer = await anonymous.send('getAsset', { path })
  findings.same(id, 'the picture behind its link', answer.status, 200)
  findings.same(id, 'content type of the picture', answer.mediaType, 'image/webp')
}
