// The thread in which pictures are decoded, see images.ts.
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { WorkerAnswer, WorkerJob } from '#platform/images.ts'

/** Every decoder is shut but those of the five formats, whatever the bytes pretend to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const QUALITY = 82
/** WebP knows no wider or higher picture. */
const MOST_SIDE = 16_383

async function toWebp({ content, width, isMoving, mostPixels }: WorkerJob): Promise<Uint8Array> {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  const { pages = 1, width: wide, height: high } = await sharp(content, options).metadata()
  // A moving picture reads as one tall strip; one of too many pictures stands still.
  const moves = isMoving && pages > 1 && pages * wide * high <= mostPixels
  const picture = sharp(content, { ...options, animated: moves }).autoOrient()
  const resized = picture.resize({
    width: Math.min(width ?? MOST_SIDE, MOST_SIDE),
    height: moves ? undefined : MOST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return resized.webp({ quality: QUALITY }).toBuffer()
}

parentPort?.on('message', (job: WorkerJob) => {
  void toWebp(job)
    .then((webp): WorkerAnswer => ({ webp }))
    .catch((error: unknown): WorkerAnswer => ({ error: String(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((answer) => parentPort?.postMessage(answer))
})
