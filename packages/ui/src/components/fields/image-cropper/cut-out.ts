import { type Crop, squareOf } from './crop.ts'

/** Draws the chosen square at `side` px. A browser that cannot write the type gives PNG, as the standard says. */
export function cutOut(
  picture: HTMLImageElement,
  crop: Crop,
  { side, type }: { side: number; type: string },
): Promise<Blob> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const square = squareOf(crop, size)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('This browser cannot draw pictures.'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side)
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
