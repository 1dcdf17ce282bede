import type { DensityChoice, MotionChoice } from '@halyard/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const densities = {
  auto: msg`Density: by screen size`,
  comfortable: msg`Density: comfortable`,
  compact: msg`Density: compact`,
} as const satisfies Record<DensityChoice, MessageDescriptor>

export const densityChoices = ['auto', 'comfortable', 'compact'] as const

export const motions = {
  system: msg`Motion: same as system`,
  full: msg`Motion: full`,
  reduced: msg`Motion: reduced`,
} as const satisfies Record<MotionChoice, MessageDescriptor>

export const motionChoices = ['system', 'full', 'reduced'] as const
