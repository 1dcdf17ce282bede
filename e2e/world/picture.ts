import type { Page } from '@playwright/test'

/** A picture of 64 x 48 px, drawn by the browser. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48)
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#e5176b'
      context.fillRect(0, 0, 64, 48)
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}
