/** What may be uploaded as a picture. Phones turn their HEIC photos into JPEG for a page that does not ask for them (docs/decisions/0060). */
export const pictureTypes = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/avif',
] as const

/** How a picture is shown, with the px that the part which is kept gets. */
export const pictureShapes = {
  round: { width: 512, height: 512 },
  square: { width: 512, height: 512 },
  /** A poster. */
  wide: { width: 1600, height: 900 },
} as const
export type PictureShape = keyof typeof pictureShapes

export type PictureProblem = 'type' | 'size' | 'empty'

const isPicture = ({ type }: Pick<File, 'type'>) => pictureTypes.some((known) => known === type)

/** Why a file would be refused as a picture, before it is sent. @param maxBytes largest size the server takes */
export function pictureProblem(
  file: Pick<File, 'type' | 'size'>,
  maxBytes: number,
): PictureProblem | undefined {
  if (!isPicture(file)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}

/** Whether a part of it can be chosen: cutting would stop a GIF from moving, so that is sent whole. */
export const isCroppable = (file: Pick<File, 'type' | 'size'>): boolean =>
  isPicture(file) && file.type !== 'image/gif' && file.size > 0
