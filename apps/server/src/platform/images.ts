import { Worker } from 'node:worker_threads'

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

/** Decodes in a thread of its own, one picture after the other; a crash or a hang ends that thread only. */
export function createImages(): Images {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    const ending = worker
    worker = undefined
    clearTimeout(idle)
    await ending?.terminate()
  }
  const start = (): Worker => {
    if (worker) return worker
    const started = new Worker(new URL('images-worker.ts', import.meta.url))
    // A server that stops does not wait for pictures.
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }
  const run = async (job: WorkerJob): Promise<Buffer | undefined> => {
    clearTimeout(idle)
    const answer = await ask(start(), job)
    if (answer === 'lost') await end()
    idle = setTimeout(() => void end(), IDLE_MS).unref()
    return answer !== 'lost' && 'webp' in answer ? Buffer.from(answer.webp) : undefined
  }

  return {
    toWebp({ content, width, isMoving = false }) {
      if (!imageFormatOf(content)) return Promise.resolve(undefined)
      const job = { content, width, isMoving, mostPixels: MOST_PIXELS }
      const work = last.then(() => run(job))
      last = work.catch(() => undefined)
      return work
    },
    close: end,
  }
}

/** The worker's answer; `lost` when it died or took too long. */
function ask(worker: Worker, job: WorkerJob): Promise<WorkerAnswer | 'lost'> {
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer | 'lost') => {
      clearTimeout(patience)
      worker.off('message', settle).off('error', lose).off('exit', lose)
      resolve(answer)
    }
    const lose = () => settle('lost')
    const patience = setTimeout(lose, PATIENCE_MS)
    worker.on('message', settle).on('error', lose).on('exit', lose)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job)
  })
}
