// T29: two protections, each without the other: what is no picture never reaches the decoder, which would not decode it.
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createImages } from '#platform/images.ts'
import toWebp from '#platform/images-worker.ts'

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
const images = createImages()
afterAll(() => images.close())

const paint = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })

it.each([
  ['SVG', () => SVG],
  ['TIFF', () => paint(9).tiff().toBuffer()],
  ['a raw PPM', () => Buffer.from('P6 1 1 255\nabc')],
])('the decoder knows no %s', async (_, make) => {
  const task = { width: undefined, isAnimated: false, maxPixels: 1000 }
  await expect(toWebp({ ...task, content: await make() })).rejects.toThrow(/unsupported image/)
  expect(await toWebp({ ...task, content: await paint(9).png().toBuffer() })).not.toHaveLength(0)
})

describe('the decoder is not asked about', () => {
  it.each([
    ['SVG', SVG],
    ['SVG behind a declaration', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), SVG])],
    ['HTML', Buffer.from('<!doctype html>')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
  ])('%s: the answer is there before that of a picture asked for first', async (_, content) => {
    const order: string[] = []
    const picture = images
      .toWebp({ content: await paint(600).png().toBuffer() })
      .then((webp) => order.push(webp ? 'picture' : 'no picture'))
    const other = images.toWebp({ content }).then((webp) => order.push(webp ? 'taken' : 'refused'))
    await Promise.all([picture, other])
    expect(order).toEqual(['refused', 'picture'])
  })
})
