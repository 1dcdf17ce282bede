import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PresetName } from '#features/organise/divisions/presets.ts'

/** What the presets are called. */
export const presetLabels = {
  official: msg`Plays and is ranked`,
  reviewed: msg`Plays and is ranked, after review`,
  assigned: msg`Plays and is ranked, put there by organizers`,
  guest: msg`Guest: plays, not ranked overall`,
  practice: msg`Practice: flags are checked, no points`,
  onlooker: msg`View only`,
} as const satisfies Record<PresetName, MessageDescriptor>
