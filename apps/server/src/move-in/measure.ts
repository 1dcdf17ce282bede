import { createHash } from 'node:crypto'

/** The SHA-256 of a content, in lower-case hex, and its size in bytes. */
export async function measure(
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly hash: string; readonly size: number }> {
  const digest = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    digest.update(chunk)
    size += chunk.length
  }
  return { hash: digest.digest('hex'), size }
}
