import { readSwitch } from '#config/choices.ts'
import { readMegabytes } from '#config/sizes.ts'
import { StartError } from '#platform/start-error.ts'

/** What is kept of the traffic of instances. */
export interface CaptureOptions {
  /** Captures the traffic of challenges that ask for it. */
  readonly isOn: boolean
  /** Largest capture. */
  readonly maxBytes: number
  /** All captures of a team in a game, compressed. */
  readonly teamBytes: number
  /** How long captures are kept. */
  readonly lifeMs: number
}

export const CAPTURE_VARIABLES = {
  HALYARD_CAPTURE: 'off captures no traffic of instances, whatever their challenges ask for; on',
  HALYARD_CAPTURE_SIZE: 'Largest capture of traffic, in MB; 2000',
  HALYARD_CAPTURE_TEAM_SIZE: 'All captures of traffic of a team in a game, in MB; 10000',
  HALYARD_CAPTURE_DAYS: 'Days after which a capture of traffic is deleted; 30',
} as const

type Text = (name: keyof typeof CAPTURE_VARIABLES) => string | undefined

const DEFAULT_MAX_BYTES = 2_000_000_000
const DEFAULT_TEAM_BYTES = 10_000_000_000
const DEFAULT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Throws StartError naming the variable that is wrong. */
export function readCaptureOptions(text: Text): CaptureOptions {
  return {
    isOn: readSwitch('HALYARD_CAPTURE', text('HALYARD_CAPTURE'), true),
    maxBytes:
      readMegabytes('HALYARD_CAPTURE_SIZE', text('HALYARD_CAPTURE_SIZE')) ?? DEFAULT_MAX_BYTES,
    teamBytes:
      readMegabytes('HALYARD_CAPTURE_TEAM_SIZE', text('HALYARD_CAPTURE_TEAM_SIZE')) ??
      DEFAULT_TEAM_BYTES,
    lifeMs: readDays(text('HALYARD_CAPTURE_DAYS')) * DAY_MS,
  }
}

function readDays(text: string | undefined): number {
  const days = Number(text ?? DEFAULT_DAYS)
  if (Number.isInteger(days) && days >= 1 && days <= 36_500) return days
  throw new StartError(
    `HALYARD_CAPTURE_DAYS must be a whole number of days such as 30, not "${text}".`,
  )
}
