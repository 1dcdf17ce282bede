import type { ChallengeType } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What the type of a challenge means for teams. */
export const typeNote = {
  StaticAttachment: msg`One file or none, the same flags for all teams.`,
  StaticContainer: msg`An instance for each team, the same flags for all teams.`,
  DynamicAttachment: msg`A file and a flag for each team, prepared by you.`,
  DynamicContainer: msg`An instance for each team, with a generated flag inside.`,
} as const satisfies Record<ChallengeType, MessageDescriptor>
