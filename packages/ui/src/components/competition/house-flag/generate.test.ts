import { describe, expect, it } from 'vitest'
import { contrast, hexToOklch } from '#theme/colour.ts'
import { CLOTH, type Cloth } from '#theme/tokens.ts'
import { CLOTHS, designHouseFlag, hashName } from './generate.ts'
import { MARKS } from './marks.ts'
import { PATTERNS } from './patterns.ts'

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `team ${index}`)
const names = namesOf(5000)
const countOf = (values: readonly unknown[]) => new Set(values).size

describe('house flags', () => {
  it('are the same for the same name and differ for names that are alike', () => {
    expect(designHouseFlag('深海信号')).toEqual(designHouseFlag('深海信号'))
    expect(hashName('null & void')).not.toBe(hashName('null & voie'))
    expect(hashName('')).toBeGreaterThanOrEqual(0)
  })

  it('use every pattern, every pair of colours and every mark about equally often', () => {
    const flags = names.map(designHouseFlag)
    const patterns = new Map<number, number>()
    for (const { pattern } of flags) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
    expect(patterns.size).toBe(PATTERNS.length)
    expect(Math.max(...patterns.values())).toBeLessThan((2 * names.length) / PATTERNS.length)
    expect(countOf(flags.map(({ ground, figure }) => `${ground} ${figure}`))).toBe(20)
    expect(countOf(flags.map(({ mark }) => mark && `${mark.path} ${mark.turn}`))).toBe(
      MARKS.length + 1,
    )
  })

  it.each([
    [400, 385],
    [5000, 3900],
  ])('of %i names have at least %i pictures', (count, pictures) => {
    const flags = namesOf(count).map((name) => JSON.stringify(designHouseFlag(name)))
    expect(countOf(flags)).toBeGreaterThanOrEqual(pictures)
  })
})

/** Linear sRGB without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const sight = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no L': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'no M': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'no S': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const
type Sight = keyof typeof sight

const toLinear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
const toByte = (linear: number) => {
  const share = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
}

function seen(hex: string, eyes: Sight): string {
  const light = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const bytes = [0, 3, 6].map((row) =>
    toByte(light.reduce((sum, channel, at) => sum + channel * (sight[eyes][row + at] ?? 0), 0)),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Distance in OKLab, times 100; a just noticeable step is about 2. */
function distance(one: string, other: string): number {
  const [a, b] = [hexToOklch(one), hexToOklch(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  return 100 * Math.hypot(a.l - b.l, Math.hypot(a.c - b.c * Math.cos(turn), b.c * Math.sin(turn)))
}

describe('two colours that meet on a house flag', () => {
  const meetings = CLOTHS.flatMap(([ground, figure, ...thirds]) =>
    [[ground, figure] as const].concat(
      thirds.flatMap((third): [Cloth, Cloth][] => [
        [third, ground],
        [third, figure],
      ]),
    ),
  )
  const sights: Sight[] = ['all', 'no L', 'no M', 'no S']

  it.each(sights)('are far apart for eyes with %s cones', (eyes) => {
    const close = meetings.filter(
      ([one, other]) => distance(seen(CLOTH[one], eyes), seen(CLOTH[other], eyes)) < 16,
    )
    expect(close).toEqual([])
  })

  it('differ in lightness', () => {
    expect(meetings.filter(([one, other]) => contrast(CLOTH[one], CLOTH[other]) < 1.6)).toEqual([])
  })
})
