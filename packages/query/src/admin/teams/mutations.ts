import { unwrap } from '@halyard/api'
import type { Schema, Team } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { refresh } from '#core/stale.ts'
import { unlessGone } from '#core/unless-gone.ts'

type TeamOnly = { teamId: number }

export const adminUpdateTeam = mutationOptions({
  mutationFn: ({ teamId, ...body }: TeamOnly & Schema<'AdminTeamModel'>) => sendTeam(teamId, body),
  onSuccess: refresh(adminStale.adminUpdateTeam),
})

const sendTeam = (id: number, body: Schema<'AdminTeamModel'>) =>
  unwrap(api().PUT('/api/admin/teams/{id}', { params: { path: { id } }, body }))

/** Locks or unlocks one team after the other. */
export const lockTeams = mutationOptions({
  mutationFn: ({
    teams,
    locked,
    ...paced
  }: { teams: readonly Team[]; locked: boolean } & PacedOptions) =>
    runPaced(teams, ({ id }) => sendTeam(id, { locked }), paced),
  onSuccess: refresh(adminStale.lockTeams),
})

/** Deletes one team after the other; one that is gone already counts as deleted. */
export const adminDeleteTeams = mutationOptions({
  mutationFn: ({ teams, ...paced }: { teams: readonly Team[] } & PacedOptions) =>
    runPaced(
      teams,
      ({ id }) => unlessGone(api().DELETE('/api/admin/teams/{id}', { params: { path: { id } } })),
      paced,
    ),
  onSuccess: refresh(adminStale.adminDeleteTeams),
})
