import type { ChallengeType } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What kind of challenge it is, as players know it. */
export const typeLabel = {
  StaticAttachment: msg`Attachment`,
  DynamicAttachment: msg({
    message: 'Attachment made for your team',
    comment: 'Kind of challenge: each team gets a file of its own.',
  }),
  StaticContainer: msg({
    message: 'Instance',
    comment: "A running copy of a challenge's server, for one team.",
  }),
  DynamicContainer: msg`Instance with a flag for your team`,
} as const satisfies Record<ChallengeType, MessageDescriptor>

export const isContainer = (type: ChallengeType): boolean =>
  type === 'StaticContainer' || type === 'DynamicContainer'
