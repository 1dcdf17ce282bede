import type { ParticipationStatus } from '@halyard/api'
import type { Status } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** How organisers call the state of a team, and its look. */
export const statusLook = {
  Pending: ['pending', msg({ message: 'Pending', context: 'teams' })],
  Accepted: ['accepted', msg({ message: 'Accepted', context: 'teams' })],
  Rejected: ['rejected', msg({ message: 'Rejected', context: 'teams' })],
  Suspended: ['suspended', msg`Suspended`],
  Unsubmitted: ['unsubmitted', msg({ message: 'Not applied', context: 'teams' })],
} as const satisfies Record<ParticipationStatus, readonly [Status, MessageDescriptor]>
