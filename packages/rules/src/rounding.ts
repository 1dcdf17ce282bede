/** Nearest integer; exactly half way goes to the even neighbour. */
export function roundHalfToEven(value: number): number {
  const below = Math.floor(value)
  const fraction = value - below
  if (fraction < 0.5) return below
  if (fraction > 0.5) return below + 1
  return below % 2 === 0 ? below : below + 1
}

/** Largest number the wire's int32 fields carry; sums stop there instead of wrapping. */
export const INT32_MAX = 2_147_483_647

export const capToInt32 = (value: number): number => Math.min(value, INT32_MAX)
