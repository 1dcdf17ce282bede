import type { Db } from '#db/database.ts'
import { releaseFile, storeFile } from '#modules/asset/service.ts'
import type { Context } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { ImageRequest } from '#platform/images.ts'

type Needs = Pick<Context, 'db' | 'tx' | 'clock' | 'files' | 'images' | 'log'>

/** How a kind of picture is stored. */
export interface ImageKind {
  /** Name of the stored file, without its ending. */
  readonly name: string
  /** Pixels; wider pictures are scaled down. */
  readonly width?: number
  /** Animations are kept. */
  readonly isAnimated?: boolean
}

export const AVATAR: ImageKind = { name: 'avatar', width: 300, isAnimated: true }
export const POSTER: ImageKind = { name: 'poster', isAnimated: true }
export const LOGO: ImageKind = { name: 'logo', width: 640, isAnimated: true }
export const FAVICON: ImageKind = { name: 'favicon', width: 256 }

/** Where a stored picture is served. */
export function imagePath(hash: string, { name }: ImageKind): string {
  return `/assets/${hash}/${name}.webp`
}

/** The one picture of a form, as it was sent. Throws Refusal 400. */
export async function receiveImage({ uploads }: Pick<Context, 'uploads'>): Promise<Buffer> {
  for await (const { field, stream } of uploads()) {
    if (field !== 'file') continue
    const chunks: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
    const content = Buffer.concat(chunks)
    if (content.length === 0) throw new Refusal(400, 'fileEmpty')
    return content
  }
  throw new Refusal(400, 'fileMissing', { values: { field: 'file' } })
}

/**
 * Re-encodes a picture as WebP and stores that: no metadata (location, camera) and no other bytes of the upload
 * survive. Returns its hash. Throws Refusal 400 for what is no picture.
 */
export async function storeImage(
  needs: Needs,
  content: Buffer,
  { name, width, isAnimated }: ImageKind,
): Promise<string> {
  const request: ImageRequest = {
    content,
    ...(width && { width }),
    ...(isAnimated && { isAnimated }),
  }
  const webp = await needs.images.toWebp(request)
  const stored = webp && (await storeFile(needs, webp, `${name}.webp`))
  if (!stored) throw new Refusal(400, 'imageUnreadable')
  return stored.hash
}

/**
 * Puts a stored picture to use and releases the ones it replaces. `put` runs in a transaction and returns the replaced
 * hashes; when it fails, the new picture is released.
 */
export async function replaceImage(
  needs: Needs,
  hashes: readonly string[],
  put: (tx: Db) => Promise<readonly (string | null)[]>,
): Promise<void> {
  let released: readonly (string | null)[] = hashes
  try {
    released = await needs.tx(put)
  } finally {
    for (const hash of released) {
      // A leftover file is better than an error response for a change that succeeded.
      if (hash !== null) await releaseFile(needs, hash).catch(logFailure(needs, hash))
    }
  }
}

const logFailure =
  ({ log }: Needs, hash: string) =>
  (err: unknown): void =>
    log.warn({ err, hash }, 'a picture could not be released')
