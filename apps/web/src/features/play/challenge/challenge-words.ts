import type { ChallengeType } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What kind of challenge it is, as players know it. */
export const typeWord = {
  StaticAttachment: msg`Attachment`,
  DynamicAttachment: msg`Attachment of your own`,
  StaticContainer: msg`Instance`,
  DynamicContainer: msg`Instance with a flag of your own`,
} as const satisfies Record<ChallengeType, MessageDescriptor>

export const isContainer = (type: ChallengeType): boolean =>
  type === 'StaticContainer' || type === 'DynamicContainer'
