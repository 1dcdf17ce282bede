import { createThread } from '#platform/thread.ts'

/** Formats that are read, told by their first bytes. */
type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

export interface ImageOrder {
  readonly content: Buffer
  /** Wider pictures are made as narrow as this, in pixels; never wider. */
  readonly width?: number
  /** Keeps the pictures of a moving one; without it the first is taken. */
  readonly isMoving?: boolean
}

/** Makes pictures anew from what somebody sent: only the seen pixels go over. */
export interface Images {
  /** The picture as WebP; undefined when it cannot be read, is too large or takes too long. */
  readonly toWebp: (order: ImageOrder) => Promise<Buffer | undefined>
  readonly close: () => Promise<void>
}

/** A picture has at most this many pixels, all pictures of a moving one together. */
const MOST_PIXELS = 25_000_000
const PATIENCE_MS = 30_000
/** The decoder takes hundreds of megabytes once it has run: an idle one is ended. */
const IDLE_MS = 60_000

export interface WorkerJob {
  readonly content: Uint8Array
  readonly width: number | undefined
  readonly isMoving: boolean
  readonly mostPixels: number
}
export type WorkerAnswer = { readonly webp: Uint8Array } | { readonly error: string }

/** The format by the first bytes; undefined for anything that is none of them, SVG above all. */
function imageFormatOf(content: Buffer): ImageFormat | undefined {
  const head = content.subarray(0, 16).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp'
  return /^.{4}ftypavi[fs]/s.test(head) ? 'avif' : undefined
}

/** Decodes in a thread of its own, one picture after the other. */
export function createImages(): Images {
  const thread = createThread<WorkerJob, WorkerAnswer>(
    new URL('images-worker.ts', import.meta.url),
    { patienceMs: PATIENCE_MS, idleMs: IDLE_MS },
  )
  return {
    async toWebp({ content, width, isMoving = false }) {
      if (!imageFormatOf(content)) return undefined
      const answer = await thread.run({ content, width, isMoving, mostPixels: MOST_PIXELS })
      return answer !== 'lost' && 'webp' in answer ? Buffer.from(answer.webp) : undefined
    },
    close: thread.end,
  }
}
