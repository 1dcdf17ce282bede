import {
  AVATAR,
  imagePath,
  receiveImage,
  replaceImage,
  storeImage,
} from '#modules/image/service.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Db } from '#db/database.ts'
import { listMembers, listTeamsOf } from '#modules/team/repository.ts'
import type { TeamRow } from '#modules/team/repository.ts'
import * as service from '#modules/team/service.ts'
import { checkTeamToken } from '#modules/team/team-token.ts'
import { teamView } from '#modules/team/view.ts'

const view = async (db: Db, team: TeamRow) => teamView(team, await listMembers(db, [team.id]))

const listMyTeams = handle('listMyTeams', async ({ db, user }) => {
  const teams = await listTeamsOf(db, user.id)
  const members = await listMembers(
    db,
    teams.map(({ id }) => id),
  )
  return teams.map((team) => teamView(team, members))
})

const createTeam = handle('createTeam', async (ctx) =>
  view(ctx.db, await service.createTeam(ctx, ctx.body, ctx.user.id)),
)

const getTeam = handle('getTeam', async ({ db, path }) =>
  view(db, await service.requireTeam(db, path.id)),
)

const updateTeam = handle('updateTeam', async (ctx) =>
  view(ctx.db, await service.updateTeam(ctx, ctx.path.id, ctx.body, ctx.user)),
)

const deleteTeam = handle('deleteTeam', (ctx) => service.deleteTeam(ctx, ctx.path.id, ctx.user))

const getInviteCode = handle('getInviteCode', ({ db, path, user }) =>
  service.readCode(db, path.id, user),
)

const renewInviteCode = handle('renewInviteCode', (ctx) =>
  service.renewCode(ctx, ctx.path.id, ctx.user),
)

const acceptInvite = handle('acceptInvite', (ctx) =>
  service.acceptInvite(ctx, ctx.body, ctx.user.id),
)

const leaveTeam = handle('leaveTeam', (ctx) => service.leaveTeam(ctx, ctx.path.id, ctx.user.id))

const kickMember = handle('kickMember', async (ctx) =>
  view(ctx.db, await service.kickMember(ctx, ctx.path.id, ctx.path.userId, ctx.user)),
)

const transferTeam = handle('transferTeam', async (ctx) => {
  const { newCaptainId } = ctx.body
  return view(ctx.db, await service.transferTeam(ctx, ctx.path.id, newCaptainId, ctx.user))
})

const updateTeamAvatar = handle('updateTeamAvatar', async (ctx) => {
  const { id } = ctx.path
  await service.requireCaptainOf(ctx.db, id, ctx.user)
  const hash = await storeImage(ctx, await receiveImage(ctx), AVATAR)
  await replaceImage(ctx, [hash], async (tx) => [
    await service.changeAvatar(tx, id, hash, ctx.user),
  ])
  await service.changeOnBoards(ctx, id, () => Promise.resolve())
  return imagePath(hash, AVATAR)
})

const verifyTeamToken = handle('verifyTeamToken', ({ body }) => {
  const verdict = checkTeamToken(body.teamToken, body.publicKey)
  if (verdict === 'malformed') throw new Refusal(400, 'teamTokenMalformed')
  if (verdict === 'forged') throw new Refusal(401, 'teamTokenWrong')
})

export const teamHandlers = {
  listMyTeams,
  createTeam,
  getTeam,
  updateTeam,
  deleteTeam,
  getInviteCode,
  renewInviteCode,
  acceptInvite,
  leaveTeam,
  kickMember,
  transferTeam,
  updateTeamAvatar,
  verifyTeamToken,
}
