import { ALL_PERMISSIONS } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import {
  insertDivision,
  listChallengeIds,
  listConfigs,
  listDivisions,
  lockDivision,
  replaceConfigs,
  updateDivision,
} from '#modules/edit/divisions/repository.ts'
import type { Division } from '#modules/edit/divisions/repository.ts'
import { divisionView } from '#modules/edit/divisions/view.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import { requireGame } from '#modules/game/games.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

type Config = Schema<'DivisionChallengeConfigModel'>

/** All divisions of a game with their entries, in the order they were made. */
export async function describeDivisions(db: Db, gameId: number) {
  const configs = Map.groupBy(await listConfigs(db, gameId), (config) => config.division_id)
  const divisions = await listDivisions(db, gameId)
  return divisions.map((division) => divisionView(division, configs.get(division.id) ?? []))
}

/** Throws Refusal. */
export async function createDivision(
  tx: Db,
  gameId: number,
  body: Schema<'DivisionCreateModel'>,
): Promise<number> {
  await requireGame(tx, gameId)
  const { id } = await insertDivision(tx, {
    game_id: gameId,
    name: body.name,
    invite_code: body.inviteCode || null,
    default_permissions: body.defaultPermissions ?? ALL_PERMISSIONS,
  })
  await setConfigs(tx, gameId, id, body.challengeConfigs ?? [])
  return id
}

/** One division with its entries. Throws Refusal 404. */
export async function describeDivision(db: Db, gameId: number, id: number) {
  const divisions = await describeDivisions(db, gameId)
  return requireFound(divisions.find((one) => one.id === id))
}

/** What is absent or null stays; an empty invite code removes it. Throws Refusal. */
export async function editDivision(
  tx: Db,
  { gameId, id, ifMatch }: { gameId: number; id: number; ifMatch: IfMatch },
  body: Schema<'DivisionEditModel'>,
): Promise<void> {
  await requireDivision(tx, gameId, id)
  requireMatch(ifMatch, (await describeDivision(tx, gameId, id)).etag)
  const { name, inviteCode, defaultPermissions, challengeConfigs } = body
  if (name?.trim() === '') throw new Refusal(400, 'fieldBlank', { values: { field: 'name' } })
  const change = {
    ...(name != null && { name }),
    ...(inviteCode != null && { invite_code: inviteCode || null }),
    ...(defaultPermissions != null && { default_permissions: defaultPermissions }),
  }
  if (Object.keys(change).length > 0) await updateDivision(tx, id, change)
  if (challengeConfigs) await setConfigs(tx, gameId, id, challengeConfigs)
}

/** Throws Refusal 404. */
export const requireDivision = async (tx: Db, gameId: number, id: number): Promise<Division> =>
  requireFound(await lockDivision(tx, gameId, id))

/** Throws Refusal 404. */
export function requireFound<Found>(division: Found | undefined): Found {
  if (division === undefined) throw new Refusal(404, 'divisionNotFound')
  return division
}

/** Throws Refusal 400 for a challenge that is listed twice or is not in the game. */
async function setConfigs(
  tx: Db,
  gameId: number,
  divisionId: number,
  configs: readonly Config[],
): Promise<void> {
  const known = new Set(await listChallengeIds(tx, gameId))
  const seen = new Set<number>()
  const entries = configs.map(({ challengeId = 0, permissions = ALL_PERMISSIONS }) => {
    if (!known.has(challengeId))
      throw new Refusal(400, 'divisionConfigUnknown', { values: { challengeId } })
    if (seen.has(challengeId))
      throw new Refusal(400, 'divisionConfigTwice', { values: { challengeId } })
    seen.add(challengeId)
    return { challengeId, permissions }
  })
  await replaceConfigs(tx, divisionId, entries)
}
