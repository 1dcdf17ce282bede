import { type Crop, partOf, type Size } from './crop.ts'

/**
 * Draws the chosen part at a size, whose sides give the part its proportions. A browser that cannot write the type gives PNG, as the
 * standard says.
 */
export function cutOut(
  picture: HTMLImageElement,
  crop: Crop,
  { width, height, type }: Size & { type: string },
): Promise<Blob> {
  const part = partOf(crop, {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
    ratio: width / height,
  })
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('This browser cannot draw pictures.'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob)
        else reject(new Error('The picture could not be written.'))
      },
      type,
      0.9,
    )
  })
}
