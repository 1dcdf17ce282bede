// The worker thread that converts pictures, see images.ts.
import sharp from 'sharp'

export interface ConvertTask {
  readonly content: Uint8Array
  readonly width: number | undefined
  readonly isAnimated: boolean
  readonly maxPixels: number
}

/** Only the decoders of the five formats are enabled, whatever the bytes claim to be. */
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
/** Largest width and height of WebP. */
const MAX_SIDE = 16_383

/** Throws for a picture that cannot be read or is too large. */
export default async function toWebp(task: ConvertTask): Promise<Uint8Array> {
  const { content, width: maxWidth = MAX_SIDE, isAnimated, maxPixels } = task
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
  const { pages = 1, width, height } = await sharp(content, options).metadata()
  // An animation is decoded as one tall strip of frames; of one with too many pixels only the first frame is used.
  const animated = isAnimated && pages > 1 && pages * width * height <= maxPixels
  const picture = sharp(content, { ...options, animated }).autoOrient()
  const resized = picture.resize({
    width: Math.min(maxWidth, MAX_SIDE),
    height: animated ? undefined : MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return resized.webp({ quality: QUALITY }).toBuffer()
}
