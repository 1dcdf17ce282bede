import { Buffer } from 'node:buffer'
import type { FilePart } from '#http/request.ts'

/** A red pixel. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const gifBytes = Buffer.from(
  'R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
)

/** The least a reader takes for a PDF of one empty page. */
const pdfBytes = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)

const part = (fileName: string, type: string, bytes: Uint8Array): FilePart => ({
  name: 'file',
  fileName,
  type,
  bytes,
})

export const png = part('picture.png', 'image/png', pngBytes)
export const gif = part('picture.gif', 'image/gif', gifBytes)
export const pdf = part('writeup.pdf', 'application/pdf', pdfBytes)

export const emptyImage = part('picture.png', 'image/png', new Uint8Array())
export const brokenImage = part('picture.png', 'image/png', Buffer.from('not a picture at all'))
/** One byte over the 3 MiB an image may have. */
export const hugeImage = part('picture.png', 'image/png', new Uint8Array(3 * 1024 * 1024 + 1))

export const textFile = (fileName: string, text: string, name = 'file'): FilePart => ({
  name,
  fileName,
  type: 'text/plain',
  bytes: Buffer.from(text),
})

export const withType = (file: FilePart, type: string): FilePart => ({ ...file, type })
export const named = (file: FilePart, fileName: string): FilePart => ({ ...file, fileName })
