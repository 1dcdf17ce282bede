import type { ControlRoom } from '#modules/edit/control-room/reader.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** @param engineWorks null on a server that runs no instances */
export const controlRoomView = (
  { time, teams, stuck, unsolved, sudden, common, instances }: ControlRoom,
  engineWorks: boolean | null,
): Schema<'ControlRoomModel'> => ({
  time,
  acceptedTeams: teams.accepted,
  waitingTeams: teams.waitingTeams,
  waiting: teams.waiting.map(({ since, ...team }) => ({ team, since })),
  stuckTeams: stuck[0]?.total ?? 0,
  stuck: stuck.map(({ id, name, wrong, challengeId, title, lastAt }) => ({
    ...{ team: { id, name }, wrong, lastAt },
    challenge: { id: challengeId, title },
  })),
  unsolvedChallenges: unsolved[0]?.total ?? 0,
  unsolved: unsolved.map(({ id, title, since, tried }) => ({
    ...{ challenge: { id, title }, since, tried },
  })),
  sudden: sudden.map(({ id, title, ...solves }) => ({ challenge: { id, title }, ...solves })),
  common: common.map(({ id, title, ...sent }) => ({ challenge: { id, title }, ...sent })),
  instances: { ...instances, engineWorks },
})
