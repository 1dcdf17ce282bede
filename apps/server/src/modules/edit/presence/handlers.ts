import type { Db } from '#db/database.ts'
import { lockGame, updateGame } from '#modules/edit/games/repository.ts'
import { requireGame } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

const settingsTag = ({ shares_presence: isShared }: Game) => editTag({ presence: isShared })

const settingsView = (game: Game): Schema<'PresenceSettingsModel'> => ({
  isShared: game.shares_presence,
  etag: settingsTag(game),
})

/** Throws Refusal. */
async function editSettings(
  tx: Db,
  { gameId, ifMatch }: { gameId: number; ifMatch: IfMatch },
  { isShared = true }: Schema<'PresenceSettingsEditModel'>,
): Promise<Game> {
  const game = await lockGame(tx, gameId)
  if (!game) throw new Refusal(404, 'gameNotFound')
  requireMatch(ifMatch, settingsTag(game))
  return updateGame(tx, gameId, { shares_presence: isShared })
}

const getPresenceSettings = handle('getPresenceSettings', async ({ db, path }) =>
  settingsView(await requireGame(db, path.id)),
)

const updatePresenceSettings = handle(
  'updatePresenceSettings',
  async ({ tx, path, body, request }) => {
    const where = { gameId: path.id, ifMatch: request.headers['if-match'] }
    return settingsView(await tx((open) => editSettings(open, where, body)))
  },
)

export const editPresenceHandlers = { getPresenceSettings, updatePresenceSettings }
