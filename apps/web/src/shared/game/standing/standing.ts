import type { ParticipationStatus } from '@halyard/api'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'

/** What a person is to a game right now; every screen of a game is chosen by it. */
export type Standing =
  /** Not logged in, and there is something to join. */
  | 'signed-out'
  | 'may-join'
  /** The organisers said no; the team may ask again. */
  | 'rejected'
  /** Asked to join, waiting for the organisers. */
  | 'pending'
  /** In, before the start. */
  | 'ready'
  | 'playing'
  /** In, after the end, and practice continues without points. */
  | 'practising'
  /** In, after the end, and play is over. */
  | 'finished'
  | 'suspended'
  /** Over, without having taken part. */
  | 'missed'

type Participation = GameTimes & {
  readonly status: ParticipationStatus
  readonly practiceMode: boolean
}

/** The standing of a person in a game at a moment of the server's clock. */
export function standingOf(game: Participation, signedIn: boolean, nowMs: number): Standing {
  const phase = phaseOf(game, nowMs)
  const over = phase === 'ended' && !game.practiceMode
  if (!signedIn) return over ? 'missed' : 'signed-out'
  switch (game.status) {
    case 'Accepted':
      if (phase === 'upcoming') return 'ready'
      if (phase === 'ongoing') return 'playing'
      return game.practiceMode ? 'practising' : 'finished'
    case 'Suspended':
      return 'suspended'
    case 'Pending':
      return over ? 'missed' : 'pending'
    case 'Rejected':
      return over ? 'missed' : 'rejected'
    case 'Unsubmitted':
      return over ? 'missed' : 'may-join'
    default:
      return unknownStatus(game.status, over)
  }
}

/** A status of a newer server: nothing is promised to it, joining is still the server's decision. */
const unknownStatus = (_status: never, over: boolean): Standing => (over ? 'missed' : 'may-join')

/** Whether the challenges can be opened. */
export const mayPlay = (standing: Standing): boolean =>
  standing === 'playing' || standing === 'practising'

/** Whether the person is in the game, in whatever phase it is. */
export const isIn = (standing: Standing): boolean =>
  mayPlay(standing) || standing === 'ready' || standing === 'finished'
