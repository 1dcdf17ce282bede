import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CLOTH } from '#theme/tokens.ts'
import { designHouseFlag } from './generate.ts'
import { HouseFlag } from './house-flag.tsx'
import { MARKS } from './marks.ts'
import { PATTERNS, patternPath } from './patterns.ts'

const SIDE = 24

// oxlint-disable unicorn/no-array-fill-with-reference-type -- a pen of a canvas is no array
/** A flag in red, green and blue, of which no two are the same picture by chance. */
function draw(pattern: number, mark: (typeof MARKS)[number] | undefined): Uint8ClampedArray {
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#f00'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.fillStyle = '#0f0'
  pen.fill(new Path2D(patternPath(pattern)))
  if (mark) {
    pen.translate(SIDE / 2, SIDE / 2)
    pen.rotate((mark.turn * Math.PI) / 180)
    pen.translate(-SIDE / 2, -SIDE / 2)
    pen.fillStyle = '#00f'
    pen.fill(new Path2D(mark.path))
  }
  return pen.getImageData(0, 0, SIDE, SIDE).data
}
// oxlint-enable unicorn/no-array-fill-with-reference-type

/** Share of the pixels that are not alike. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let unlike = 0
  for (let at = 0; at < one.length; at += 4) {
    const step = [0, 1, 2].map((channel) => (one[at + channel] ?? 0) - (other[at + channel] ?? 0))
    if (Math.hypot(...step) > 128) unlike++
  }
  return unlike / (SIDE * SIDE)
}

it('no two patterns with their marks are the same picture', () => {
  const pictures = PATTERNS.flatMap((_pattern, index) =>
    [undefined, ...MARKS].map((mark) => draw(index, mark)),
  )
  const least = Math.min(
    ...pictures.flatMap((one, place) =>
      pictures.slice(place + 1).map((other) => difference(one, other)),
    ),
  )
  expect(pictures).toHaveLength(18 * 15)
  expect(least).toBeGreaterThan(0.02)
})

it('paints ground, figure and mark in the colours of its name', async () => {
  const screen = await render(<HouseFlag name="team 0" />)
  const { ground, figure, mark } = designHouseFlag('team 0')
  const fills = [...screen.container.querySelectorAll('path')].map((path) =>
    path.getAttribute('fill'),
  )
  expect(mark).toBeDefined()
  expect(fills).toEqual([ground, figure, mark?.cloth ?? ground].map((cloth) => CLOTH[cloth]))
})
