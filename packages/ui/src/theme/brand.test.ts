import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from './brand-vectors.json' with { type: 'json' }
import { deriveAccent, deriveNeutral, stepOf } from './brand.ts'
import { apca, contrast, lowestContrast } from './colour.ts'
import { type Hex, parseHex } from './hex.ts'
import { derivePalette } from './palette.ts'
import { DEFAULT_BRAND, type Scheme } from './tokens.ts'

const schemes: Scheme[] = ['dark', 'light']

const channelDistance = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((start) =>
      Math.abs(
        Number.parseInt(one.slice(start, start + 2), 16) -
          Number.parseInt(other.slice(start, start + 2), 16),
      ),
    ),
  )

const expectClose = (actual: readonly string[], wanted: readonly string[]) => {
  const far = wanted.filter((hex, index) => channelDistance(hex, actual[index] ?? '#000000') > 1)
  expect(far, `${actual.join(' ')} against ${wanted.join(' ')}`).toEqual([])
}

describe('deriving a theme from a brand', () => {
  for (const vector of vectors) {
    it.each(schemes)(`${vector.brand} gives the published %s scales`, (scheme) => {
      const wanted = vector[scheme]
      const brand = parseHex(vector.brand) ?? DEFAULT_BRAND
      const neutral = deriveNeutral(brand, scheme)
      const accent = deriveAccent(brand, scheme, neutral)
      expectClose(neutral.steps, wanted.neutral)
      expectClose(accent.steps, wanted.accent)
      expectClose([neutral.surface, accent.on], [wanted.surface, wanted.on])
      expect(accent.line === null).toBe(wanted.line === null)
      if (accent.line && wanted.line) expectClose([accent.line], [wanted.line])
    })
  }

  const anyBrand = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

  it.each(schemes)('keeps every pair readable for any brand, %s', (scheme) => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { neutral, accent, tones } = derivePalette(brand, scheme)
        const grounds = [
          stepOf(neutral.steps, 1),
          neutral.surface,
          stepOf(neutral.steps, 3),
          stepOf(neutral.steps, 4),
        ]
        expect(lowestContrast(stepOf(neutral.steps, 12), grounds)).toBeGreaterThanOrEqual(7)
        expect(lowestContrast(stepOf(neutral.steps, 11), grounds)).toBeGreaterThanOrEqual(4.5)
        expect(lowestContrast(stepOf(neutral.steps, 10), grounds)).toBeGreaterThanOrEqual(4.5)
        expect(
          lowestContrast(stepOf(accent.steps, 11), [...grounds, stepOf(accent.steps, 3)]),
        ).toBeGreaterThanOrEqual(4.5)
        expect(
          lowestContrast(accent.on, [stepOf(accent.steps, 9), stepOf(accent.steps, 10)]),
        ).toBeGreaterThanOrEqual(4.5)
        expect(apca(accent.on, stepOf(accent.steps, 9))).toBeGreaterThanOrEqual(49)
        expect(
          lowestContrast(stepOf(neutral.steps, 8), grounds.slice(0, 3)),
        ).toBeGreaterThanOrEqual(3)
        const edge = accent.line ?? stepOf(accent.steps, 9)
        expect(contrast(edge, neutral.surface)).toBeGreaterThanOrEqual(3)
        for (const tone of Object.values(tones)) {
          expect(contrast(stepOf(tone.steps, 11), stepOf(tone.steps, 3))).toBeGreaterThanOrEqual(
            4.5,
          )
          expect(contrast(tone.on, stepOf(tone.steps, 9))).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('falls back to the default brand for anything but a hex colour', () => {
    expect(parseHex('red')).toBeNull()
    expect(parseHex('#12345')).toBeNull()
    expect(parseHex('#4A6CF7')).toBe('#4a6cf7')
    expect(derivePalette('url(x)', 'dark')).toEqual(derivePalette('#4a6cf7', 'dark'))
  })
})
