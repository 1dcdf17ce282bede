/** What may be uploaded as a picture. The server makes the final decision: it has to be able to read it. */
export const pictureTypes = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/heic',
] as const

export type PictureProblem = 'type' | 'size' | 'empty'

/** Why a file would be refused as a picture, before it is sent. @param maxBytes largest size the server takes */
export function pictureProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  maxBytes: number,
): PictureProblem | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'size' : undefined
}
