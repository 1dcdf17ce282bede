import { clockParts } from '@halyard/ui'

/** Time since a game's start, as `+1:13:30`; days are counted in hours. @param ms milliseconds */
export function sinceStart(ms: number): string {
  const { days, time } = clockParts(ms, 1)
  if (days === 0) return `+${time}`
  const [hours = '0', ...rest] = time.split(':')
  return `+${[days * 24 + Number(hours), ...rest].join(':')}`
}
