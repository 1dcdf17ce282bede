import type { ChallengeType } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** The types of challenges, as organisers know them. */
export const challengeTypeLabel = {
  StaticAttachment: msg`Static attachment`,
  StaticContainer: msg`Static container`,
  DynamicAttachment: msg`Dynamic attachment`,
  DynamicContainer: msg`Dynamic container`,
} as const satisfies Record<ChallengeType, MessageDescriptor>
