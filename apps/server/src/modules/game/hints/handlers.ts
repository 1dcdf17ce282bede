import { requireViewableChallenge } from '#modules/game/play/challenge-access.ts'
import { buyHint, isFree } from '#modules/game/hints/service.ts'
import { listTeamHints } from '#modules/game/hints/repository.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { changingSolves } from '#modules/scoreboard/board-change.ts'

const openHint = handle('openHint', async (ctx) => {
  const { db, path, body, clock, user, board } = ctx
  const { game, player, challenge } = await requireViewableChallenge(ctx)
  const { participationId, teamId } = player
  const key = { participationId, challengeId: challenge.id }
  const hint = (await listTeamHints(db, key)).find(({ id }) => id === path.hintId)
  if (!hint) throw new Refusal(404, 'hintNotFound')
  if (hint.isOpened || isFree(hint, game, clock.now())) return { id: hint.id, text: hint.text }
  const current = await board.readFor(game.id, participationId)
  return changingSolves(ctx, game.id, (tx) =>
    buyHint(tx, {
      ...{ gameId: game.id, challengeId: challenge.id, participationId, teamId },
      ...{ hintId: hint.id, price: body.price, userId: user.id, atMs: clock.now() },
      row: current?.team(teamId),
    }),
  )
})

export const hintHandlers = { openHint }
