import type { Db } from '#db/database.ts'
import type { Game } from '#modules/game/games.ts'
import {
  insertPrice,
  isPaused,
  listPrices,
  listTeamHints,
  lockParticipation,
} from '#modules/game/hints/repository.ts'
import type { TeamHint } from '#modules/game/hints/repository.ts'
import { withPrices } from '#modules/game/hints/own-row.ts'
import { lockChallenges } from '#modules/game/submit/service.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { adjustmentsKey } from '#modules/scoreboard/service.ts'

// What other modules ask of the tables of this one.
export { listPrices } from '#modules/game/hints/repository.ts'

/** Nobody pays for it: the organizers ask for nothing, or the game is over and what is opened in practice counts for nothing. */
export const isFree = (
  { price }: Pick<TeamHint, 'price'>,
  { ends_at }: Pick<Game, 'ends_at'>,
  nowMs: number,
): boolean => price === 0 || nowMs >= ends_at

interface Purchase {
  readonly gameId: number
  readonly challengeId: number
  readonly participationId: number
  readonly teamId: number
  readonly hintId: number
  /** What the caller has agreed to. */
  readonly price: number
  readonly userId: string
  readonly atMs: number
  /** The team's row as its members see it; undefined before the team is on the board. */
  readonly row: Schema<'ScoreboardItem'> | undefined
}

/** Takes the price of a hint from a team, once. Throws Refusal. */
export async function buyHint(tx: Db, purchase: Purchase) {
  const { gameId, challengeId, participationId, hintId } = purchase
  // As a solve: a pause, and a change of the hints, is before this or after it.
  await lockChallenges(tx, [challengeId])
  await lockParticipation(tx, participationId)
  const hints = await listTeamHints(tx, { participationId, challengeId })
  const hint = hints.find(({ id }) => id === hintId)
  if (!hint) throw new Refusal(404, 'hintNotFound')
  const result = { id: hint.id, text: hint.text }
  if (hint.isOpened || hint.price === 0) return { result, keys: [] }
  if (await isPaused(tx, gameId)) throw new Refusal(400, 'gamePaused')
  if (hint.price !== purchase.price)
    throw new Refusal(400, 'hintPriceChanged', { values: { price: hint.price } })
  const points = pointsOf(purchase.row, await listPrices(tx, participationId))
  if (points < hint.price)
    throw new Refusal(400, 'hintTooDear', { values: { points, price: hint.price } })
  await insertPrice(tx, {
    game_id: gameId,
    participation_id: participationId,
    team_id: purchase.teamId,
    hint_id: hint.id,
    points: -hint.price,
    user_id: purchase.userId,
    atMs: purchase.atMs,
  })
  return { result, keys: [adjustmentsKey(participationId)] }
}

/** What the team has to spend: the points that its members see, so that a frozen board gives nothing away. */
const pointsOf = (row: Purchase['row'], prices: readonly Schema<'ScoreAdjustment'>[]): number =>
  row ? withPrices(row, prices).score : 0
