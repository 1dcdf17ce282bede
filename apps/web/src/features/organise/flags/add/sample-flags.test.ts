import { expect, it } from 'vitest'
import { drawNoise, sampleFlags } from '#features/organise/flags/add/sample-flags.ts'

it('are flags of the template, each another one', () => {
  const flags = sampleFlags('[LEET]flag{sea [TEAM_HASH] [GUID]}', drawNoise(3))
  expect(new Set(flags).size).toBe(3)
  for (const flag of flags) {
    expect(flag).toMatch(
      /^flag\{[Ss5][Ee3][Aa4]_[0-9a-f]{12}_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\}$/,
    )
  }
})

it('stay the same while the template stays', () => {
  const noise = drawNoise(3)
  expect(sampleFlags('flag{[GUID]}', noise)).toEqual(sampleFlags('flag{[GUID]}', noise))
})

it('use a random identifier where there is no template', () => {
  expect(sampleFlags('', drawNoise(1))[0]).toMatch(/^flag\{[0-9a-f-]{36}\}$/)
})
