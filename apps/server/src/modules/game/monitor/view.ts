import { assetPath } from '#modules/asset/paths.ts'
import type { PartyRow, SubmissionLine, listEvents } from '#modules/game/monitor/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export const submissionView = (line: SubmissionLine): Schema<'Submission'> => ({
  id: line.id,
  ...(line.void_reason !== null &&
    line.voided_at !== null && { voided: { reason: line.void_reason, time: line.voided_at } }),
  answer: line.answer,
  status: line.verdict,
  time: line.submitted_at,
  user: line.user_name ?? '',
  team: line.team_name,
  challenge: line.title,
})

type EventLine = Awaited<ReturnType<typeof listEvents>>[number]

export const eventView = (event: EventLine): Schema<'GameEvent'> => ({
  type: event.type,
  values: event.args,
  time: event.happened_at,
  user: event.user_name ?? '',
  team: event.team_name ?? '',
})

export const partyView = (party: PartyRow): Schema<'ParticipationModel'> => ({
  id: party.id,
  team: {
    id: party.teamId,
    name: party.teamName,
    avatar: assetPath(party.avatarHash, 'avatar'),
  },
  status: party.status,
  division: party.division,
  divisionId: party.divisionId,
})
