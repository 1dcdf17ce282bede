import { makeFlag } from '@halyard/rules'

/** Random numbers that one flag may use up: a template has at most 120 characters. */
const noiseLength = 256

/** Chance for some flags, drawn once, so that the same template gives the same flags until others are asked for. */
export const drawNoise = (count: number): readonly Uint32Array[] =>
  Array.from({ length: count }, () => crypto.getRandomValues(new Uint32Array(noiseLength)))

/** Flags as a template makes them, each for another team. */
export const sampleFlags = (template: string, noise: readonly Uint32Array[]): string[] =>
  noise.map((numbers) => {
    let used = 0
    const next = () => numbers[used++ % numbers.length] ?? 0
    const hex = () => next().toString(16).padStart(8, '0')
    const teamHash = `${hex()}${hex().slice(0, 4)}`
    return makeFlag(template, {
      guid: () => asGuid(`${hex()}${hex()}${hex()}${hex()}`),
      teamHash,
      pick: (below) => next() % below,
    })
  })

/** 32 random digits as a version 4 UUID; `crypto.randomUUID` is missing on pages that are not secure. */
function asGuid(digits: string): string {
  const variant = ((Number.parseInt(digits.charAt(16), 16) % 4) + 8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}
