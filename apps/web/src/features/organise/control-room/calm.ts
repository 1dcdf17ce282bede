import type { Schema } from '@halyard/api'

/** Whether no list of a control room has anything in it. */
export const isCalm = (room: Schema<'ControlRoomModel'>): boolean =>
  room.waitingTeams + room.stuckTeams + room.unsolvedChallenges === 0 &&
  room.sudden.length + room.common.length === 0
