import type { CustomFetch } from 'openid-client'

/** Far more than any answer of an honest provider has. */
const MOST_BYTES = 256 * 1024
/** The whole of an answer has to be here by then: a visitor waits. */
export const LIMIT_MS = 8000

/** An answer was larger than any honest one. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/**
 * Asks a provider: follows no redirect, waits a bounded time, and reads a bounded number of bytes before anything of it is parsed.
 */
export const boundedFetch: CustomFetch = async (url, options) => {
  const limit = AbortSignal.timeout(LIMIT_MS)
  const answer = await fetch(url, {
    ...options,
    redirect: 'manual',
    signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
  })
  const bytes = await readBounded(answer)
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
    status: answer.status,
    headers: answer.headers,
  })
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new TooLarge(`more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
