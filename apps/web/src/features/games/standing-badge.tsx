import type { ParticipationStatus } from '@halyard/api'
import { StatusBadge } from '@halyard/ui'
import type { Status } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

const looks = {
  Pending: [
    'pending',
    msg({ message: 'Pending review', comment: 'State of a request to join a game.' }),
  ],
  Accepted: ['accepted', msg`Joined`],
  Rejected: [
    'rejected',
    msg({
      message: 'Declined',
      comment: 'State of a request to join a game: the organisers refused it.',
    }),
  ],
  Suspended: [
    'suspended',
    msg({
      message: 'Suspended',
      comment: 'State of a team: the organisers keep it out of the game.',
    }),
  ],
  Unsubmitted: undefined,
} as const satisfies Record<ParticipationStatus, readonly [Status, MessageDescriptor] | undefined>

/** The state of the own team's participation; nothing when there is none. */
export function StandingBadge({ status }: { status: ParticipationStatus }) {
  const { i18n } = useLingui()
  const look = looks[status]
  return look ? <StatusBadge status={look[0]}>{i18n._(look[1])}</StatusBadge> : null
}
