/** The share of the first part after a key of the ARIA window splitter; null for any other key. All in percent. */
export function shareForKey(
  key: string,
  share: number,
  {
    min,
    max,
    step,
    isVertical,
    isRightToLeft,
  }: { min: number; max: number; step: number; isVertical: boolean; isRightToLeft: boolean },
): number | null {
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return isVertical ? clamp(share + step * forward) : null
    case 'ArrowLeft':
      return isVertical ? clamp(share - step * forward) : null
    case 'ArrowDown':
      return isVertical ? null : clamp(share + step)
    case 'ArrowUp':
      return isVertical ? null : clamp(share - step)
    case 'PageDown':
      return clamp(share + step * 5)
    case 'PageUp':
      return clamp(share - step * 5)
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return null
  }
}
