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

/** What a decision does, for whoever is about to take it: by the present state of the team. */
export const effectWord = {
  Pending: msg`Accepting locks the team and lets it play. Rejecting takes it out of its division; it may apply again.`,
  Accepted: msg`Suspending takes the team off the scoreboard and stops its play. Its solves are kept.`,
  Suspended: msg`Lifting the suspension puts the team back on the scoreboard, with all its solves.`,
  Rejected: msg`Only the team itself can apply again.`,
  Unsubmitted: msg`The team has not applied yet.`,
} as const satisfies Record<ParticipationStatus, MessageDescriptor>
