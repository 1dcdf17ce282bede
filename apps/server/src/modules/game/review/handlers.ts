import { profileView } from '#modules/account/view.ts'
import { assetPath } from '#modules/asset/paths.ts'
import { requireGame } from '#modules/game/games.ts'
import { listPlayerDeclarations } from '#modules/game/review/acceptance-repository.ts'
import { declarationsOf } from '#modules/game/review/declaration-view.ts'
import {
  listParticipations as findParticipations,
  listPlayers,
  listTeamMembers,
} from '#modules/game/review/repository.ts'
import { handle } from '#modules/operation/handle.ts'

const listParticipations = handle('listParticipations', async ({ db, path }) => {
  await requireGame(db, path.id)
  const members = Map.groupBy(await listTeamMembers(db, path.id), (row) => row.participation_id)
  const declarations = Map.groupBy(
    await listPlayerDeclarations(db, path.id),
    (row) => row.participation_id,
  )
  const players = Map.groupBy(await listPlayers(db, path.id), (row) => row.participation_id)
  return (await findParticipations(db, path.id)).map((row) => ({
    id: row.id,
    team: {
      id: row.team_id,
      locked: row.locked,
      captainId: row.captain_id,
      name: row.name,
      bio: row.bio,
      avatar: assetPath(row.avatar_hash, 'avatar'),
      members: (members.get(row.id) ?? []).map(profileView),
    },
    registeredMembers: (players.get(row.id) ?? []).map((player) => player.user_id),
    divisionId: row.division_id,
    status: row.status,
    ...declarationsOf(declarations.get(row.id)),
  }))
})

export const reviewHandlers = { listParticipations }
