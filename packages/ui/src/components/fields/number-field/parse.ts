/** What a person types as a number: spaces and a decimal comma are fine; null when it is none. */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s_']/g, '').replace(',', '.')
  if (plain === '') return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

export type NumberLimits = { min?: number | undefined; max?: number | undefined }

export const clampNumber = (value: number, { min = -Infinity, max = Infinity }: NumberLimits) =>
  Math.min(max, Math.max(min, value))

/** One step up or down without the dust of binary fractions. */
export function stepNumber(value: number, step: number, limits: NumberLimits): number {
  const decimals = Math.max(
    0,
    ...[value, step].map((each) => String(each).split('.')[1]?.length ?? 0),
  )
  return clampNumber(Number((value + step).toFixed(decimals)), limits)
}
