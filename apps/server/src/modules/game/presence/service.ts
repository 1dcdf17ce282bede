import { hasPermission } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import { findGame } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { lockParticipation } from '#modules/game/hints/repository.ts'
import { readOpenness } from '#modules/game/play/locks.ts'
import type { PlayerAccess } from '#modules/game/play/player-access.ts'
import type { TeamChallengeKey } from '#modules/game/play/repository.ts'
import {
  addVersion,
  findAcceptedTeam,
  listSessionHashes,
  listVersions,
  lockMember,
  markWorking,
  readShared,
  unmarkWorking,
} from '#modules/game/presence/repository.ts'
import { noteView, presenceView } from '#modules/game/presence/view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 400 where the organizers want nothing shared. */
export function requireSharing({ shares_presence }: Pick<Game, 'shares_presence'>): void {
  if (!shares_presence) throw new Refusal(400, 'presenceOff')
}

/** What a team shares, without the challenges that are not open to it. */
export async function describePresence(
  db: Db,
  access: PlayerAccess,
): Promise<Schema<'TeamPresenceModel'>> {
  const { game, player } = access
  if (!game.shares_presence) return { isShared: false, workers: [], notes: [] }
  const [shared, { rights, locks }] = await Promise.all([
    readShared(db, { participationId: player.participationId }),
    readOpenness(db, game.id, access),
  ])
  const isOpen = ({ challengeId }: { readonly challengeId: number }) =>
    !locks.isLocked(challengeId) &&
    hasPermission(rights(player.divisionId, challengeId), 'ViewChallenge')
  return presenceView({
    workers: shared.workers.filter(isOpen),
    notes: shared.notes.filter(isOpen),
  })
}

/** The same for the team itself, with the sessions of its members; undefined for one that does not play any more. */
export async function describeForTeam(
  db: Db,
  { gameId, participationId }: Pick<Change, 'gameId' | 'participationId'>,
) {
  const [game, player] = await Promise.all([
    findGame(db, gameId),
    findAcceptedTeam(db, participationId),
  ])
  if (!game || !player) return undefined
  const presence = await describePresence(db, { game, player })
  return { presence, sessionHashes: new Set(await listSessionHashes(db, participationId)) }
}

export const describeNote = async (
  db: Db,
  key: TeamChallengeKey,
): Promise<Schema<'TeamNoteModel'>> => noteView(await listVersions(db, key))

interface Change extends TeamChallengeKey {
  readonly gameId: number
  readonly userId: string
}

/** Saves a note after those that are being saved. Throws Refusal 400 for somebody who has just left the team. */
export async function saveNote(
  tx: Db,
  change: Change,
  text: string,
): Promise<Schema<'TeamNoteModel'>> {
  await lockParticipation(tx, change.participationId)
  await requireMember(tx, change)
  const [last] = await listVersions(tx, change)
  if (text !== (last?.text ?? '')) {
    await addVersion(tx, change, { text, userId: change.userId })
    await notifyTeam(tx, change)
  }
  return describeNote(tx, change)
}

/** Throws Refusal 400 for somebody who has just left the team. */
export async function changeWorking(tx: Db, change: Change, isWorking: boolean): Promise<void> {
  await requireMember(tx, change)
  await (isWorking ? markWorking : unmarkWorking)(tx, change, change.userId)
  await notifyTeam(tx, change)
}

async function requireMember(tx: Db, { participationId, userId }: Change): Promise<void> {
  if (!(await lockMember(tx, participationId, userId))) throw new Refusal(400, 'gameNotJoined')
}

const notifyTeam = (tx: Db, { gameId, participationId }: Change) =>
  notify(tx, 'presence_changed', `${gameId} ${participationId}`)
