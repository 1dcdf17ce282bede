import type { Db } from '#db/database.ts'
import {
  countTeams,
  listTeams as list,
  searchTeams as search,
} from '#modules/admin/teams/repository.ts'
import { handle } from '#modules/operation/handle.ts'
import { acceptTeamName } from '#modules/team/name.ts'
import {
  changeTeam,
  listMembers,
  changeOnBoards,
  removeTeam,
  requireTeam,
} from '#modules/team/service.ts'
import type { TeamRow } from '#modules/team/service.ts'
import { teamView } from '#modules/team/view.ts'

async function views(db: Db, teams: readonly TeamRow[]) {
  const members = await listMembers(
    db,
    teams.map(({ id }) => id),
  )
  return teams.map((team) => teamView(team, members))
}

const listTeams = handle('listTeams', async ({ db, query }) => {
  const data = await views(db, await list(db, query))
  return { data, length: data.length, total: await countTeams(db) }
})

const searchTeams = handle('searchTeams', async ({ db, query }) => {
  const data = await views(db, await search(db, query.hint.trim()))
  return { data, length: data.length, total: data.length }
})

const adminUpdateTeam = handle('adminUpdateTeam', (ctx) =>
  changeOnBoards(ctx, ctx.path.id, async (tx) => {
    const { id } = ctx.path
    await requireTeam(tx, id)
    const name = acceptTeamName(ctx.body.name ?? '')
    const bio = ctx.body.bio?.trim() ? ctx.body.bio : undefined
    const change = {
      ...(name !== undefined && { name }),
      ...(bio !== undefined && { bio }),
      ...(ctx.body.locked != null && { locked: ctx.body.locked }),
    }
    if (Object.keys(change).length > 0) await changeTeam(tx, id, change)
  }),
)

/** Unlike its captain, an administrator may delete a team that plays. */
const adminDeleteTeam = handle('adminDeleteTeam', (ctx) =>
  removeTeam(ctx, ctx.path.id, () => Promise.resolve()),
)

export const adminTeamHandlers = { listTeams, searchTeams, adminUpdateTeam, adminDeleteTeam }
