import type { PDFPageProxy } from '#features/organise/writeups/pdf.ts'

/** The most pixels of a canvas; browsers show nothing of larger ones. */
const mostPixels = 16_000_000

/** Draws a page as sharp as the screen is, at so many CSS pixels for a point. */
export function drawPicture(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number) {
  const { width, height } = page.getViewport({ scale })
  const sharpness = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
  const viewport = page.getViewport({ scale: scale * sharpness })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}
