import { Piscina } from 'piscina'
import type { ConvertTask } from '#platform/images-worker.ts'

/** Formats that are accepted, recognised by their first bytes. */
type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

export interface ImageRequest {
  readonly content: Buffer
  /** Wider pictures are scaled down to this width, in pixels; narrower ones are not scaled up. */
  readonly width?: number
  /** Keeps all frames of an animation; without it only the first is used. */
  readonly isAnimated?: boolean
}

/** Re-encodes uploaded pictures: only the visible pixels survive, no metadata and nothing hidden behind them. */
export interface Images {
  /** The picture as WebP; undefined when it cannot be read, is too large or takes too long. */
  readonly toWebp: (request: ImageRequest) => Promise<Buffer | undefined>
  readonly close: () => Promise<void>
}

/** A picture has at most this many pixels, all frames of an animation together. */
const MAX_PIXELS = 25_000_000
/** Counted from the upload: waiting for the picture before it is part of it. */
const TIMEOUT_MS = 60_000
/** The decoder keeps hundreds of megabytes once it has run, so an idle worker is ended. */
const IDLE_TIMEOUT_MS = 60_000

/** The format by the first bytes; undefined for anything that is none of them, SVG above all. */
function imageFormatOf(content: Buffer): ImageFormat | undefined {
  const head = content.subarray(0, 16).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp'
  return /^.{4}ftypavi[fs]/s.test(head) ? 'avif' : undefined
}

/** Converts in a worker thread, one picture after the other. A crash or a time-out ends that worker; the next picture gets a new one. */
export function createImages(): Images {
  const pool = new Piscina<ConvertTask, Uint8Array>({
    filename: new URL('images-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // An idle worker that blocks on Atomics.wait would hold up the decoder's own threads.
    atomics: 'disabled',
  })
  return {
    async toWebp({ content, width, isAnimated = false }) {
      if (!imageFormatOf(content)) return undefined
      const task = { content, width, isAnimated, maxPixels: MAX_PIXELS }
      try {
        return Buffer.from(await pool.run(task, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
      } catch {
        return undefined
      }
    },
    close: () => pool.destroy(),
  }
}
