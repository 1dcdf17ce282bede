import type { ParticipationStatus } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What a decision does, for whoever is about to take it: by the present state of the team. */
export const effectLabel = {
  Pending: msg`Accepting locks the team and lets it play. Rejecting takes it out of its division; it may apply again.`,
  Accepted: msg`Suspending takes the team off the scoreboard and keeps it from playing. Its solves are kept.`,
  Suspended: msg`Lifting the suspension puts the team back on the scoreboard, with all its solves.`,
  Rejected: msg`Only the team itself can apply again.`,
  Unsubmitted: msg`The team has not applied yet.`,
} as const satisfies Record<ParticipationStatus, MessageDescriptor>
