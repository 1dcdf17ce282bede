import { type DivisionRights, hasPermission } from './permissions.ts'

export const PARTICIPATION_STATUSES = [
  'Pending',
  'Accepted',
  'Rejected',
  'Suspended',
  'Unsubmitted',
] as const
export type ParticipationStatus = (typeof PARTICIPATION_STATUSES)[number]

/** What an administrator may turn each state into. A rejected team may only apply again. */
export const PARTICIPATION_TRANSITIONS = {
  Pending: ['Accepted', 'Rejected'],
  Accepted: ['Suspended'],
  Suspended: ['Accepted'],
  Rejected: [],
  Unsubmitted: [],
} as const satisfies Record<ParticipationStatus, readonly ParticipationStatus[]>

/** Staying in a state is always allowed and changes nothing. */
export function canReview(from: ParticipationStatus, to: ParticipationStatus): boolean {
  const targets: readonly ParticipationStatus[] = PARTICIPATION_TRANSITIONS[from]
  return from === to || targets.includes(to)
}

/** States in which a member may still leave the game. */
export const canLeave = (status: ParticipationStatus): boolean =>
  status === 'Pending' || status === 'Rejected'

/** Whether a new application is accepted at once; a division decides this alone, whatever the game says. */
export const isAcceptedOnJoin = (
  game: { acceptWithoutReview: boolean },
  division: Pick<DivisionRights, 'defaultPermissions'> | null,
): boolean =>
  division ? !hasPermission(division.defaultPermissions, 'RequireReview') : game.acceptWithoutReview
