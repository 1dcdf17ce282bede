import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './compare.ts'

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number]

function picture(width: number, height: number, paint: Paint): Buffer {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) png.data.set([...paint(x, y), 255], (y * width + x) * 4)
  }
  return PNG.sync.write(png)
}

const blue: Paint = () => [74, 108, 247]
const plain = picture(200, 100, blue)

describe('comparing pictures', () => {
  it('takes equal pictures as equal, also when their files differ', () => {
    expect(comparePictures(plain, plain)).toEqual({ isSame: true, pixels: 0, share: 0 })
    const packedOtherwise = PNG.sync.write(PNG.sync.read(plain), { deflateLevel: 0 })
    expect(comparePictures(plain, packedOtherwise)).toMatchObject({ isSame: true, pixels: 0 })
  })

  it('forgives a hair of colour and a stray pixel', () => {
    const shifted = picture(200, 100, () => [76, 108, 246])
    expect(comparePictures(plain, shifted).isSame).toBe(true)
    const stray = picture(200, 100, (x, y) => (x === 5 && y < 4 ? [255, 0, 0] : blue(x, y)))
    expect(comparePictures(plain, stray).isSame).toBe(true)
  })

  it('sees a changed colour, a thin line and a changed size, and draws them', () => {
    const step = comparePictures(
      plain,
      picture(200, 100, () => [80, 116, 247]),
    )
    expect(step).toMatchObject({ isSame: false, pixels: 20_000 })
    const otherColour = comparePictures(
      plain,
      picture(200, 100, () => [229, 23, 107]),
    )
    expect(otherColour).toMatchObject({ isSame: false, pixels: 20_000, share: 1 })
    const line = comparePictures(
      plain,
      picture(200, 100, (x, y) => (y === 50 ? [255, 255, 255] : blue(x, y))),
    )
    expect(line.isSame).toBe(false)
    expect(PNG.sync.read(line.diff ?? Buffer.alloc(0)).width).toBe(200)
    expect(comparePictures(plain, picture(200, 104, blue))).toMatchObject({
      isSame: false,
      pixels: 800,
    })
  })
})
