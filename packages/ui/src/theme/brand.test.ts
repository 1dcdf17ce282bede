import { describe, expect, it } from 'vitest'
import vectors from './brand-vectors.json' with { type: 'json' }
import { deriveAccent, deriveNeutral } from './brand.ts'
import { parseHex } from './hex.ts'
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

  it('falls back to the default brand for anything but a hex colour', () => {
    expect(parseHex('red')).toBeNull()
    expect(parseHex('#12345')).toBeNull()
    expect(parseHex('#4A6CF7')).toBe('#4a6cf7')
    expect(derivePalette('url(x)', 'dark')).toEqual(derivePalette('#4a6cf7', 'dark'))
  })
})
