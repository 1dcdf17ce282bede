import { takeToken } from '#db/buckets.ts'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { findPlayer } from '#modules/game/player-repository.ts'
import type { Player } from '#modules/game/player-repository.ts'
import { countWaiting, insertQuestion } from '#modules/game/questions/repository.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { announceQuestion } from '#modules/question/service.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { addEvent } from '#modules/webhook/service.ts'

/** Five at once, then one a minute; the bucket is full again after five minutes. */
const BUDGET = { capacity: 5, perSecond: 1 / 60 }
const MOST_WAITING = 20

/**
 * The caller's player, whatever became of the team: one that is suspended still reads what it has asked, and nothing but that. Throws Refusal.
 */
export async function requireMember(db: Db, gameId: number, user: SessionUser): Promise<Player> {
  await requireSeenGame(db, gameId, user)
  const player = await findPlayer(db, { gameId, userId: user.id })
  if (!player) throw new Refusal(400, 'gameNotJoined')
  return player
}

/** The same for a team that is accepted. Throws Refusal. */
export async function requireAcceptedMember(
  db: Db,
  gameId: number,
  user: SessionUser,
): Promise<Player> {
  const player = await requireMember(db, gameId, user)
  if (player.status !== 'Accepted') throw new Refusal(400, 'participationNotAccepted')
  return player
}

interface NewQuestion {
  readonly gameId: number
  readonly participationId: number
  readonly userId: string
  readonly content: string
  readonly challenge: { readonly id: number; readonly title: string } | undefined
  readonly atMs: number
}

/** Asks, within the budget of the team. Throws Refusal. */
export async function ask(tx: Db, question: NewQuestion): Promise<number> {
  const { gameId, participationId, challenge, atMs } = question
  if ((await countWaiting(tx, participationId)) >= MOST_WAITING)
    throw new Refusal(400, 'questionsWait', { values: { max: MOST_WAITING } })
  const seconds = await takeToken(tx, `questions ${participationId}`, BUDGET, atMs)
  if (seconds !== undefined)
    throw new Refusal(429, 'questionsTooFast', {
      values: { seconds },
      retryAfterSeconds: seconds,
    })
  const id = await insertQuestion(tx, {
    game_id: gameId,
    participation_id: participationId,
    challenge_id: challenge?.id ?? null,
    challenge_title: challenge?.title ?? null,
    user_id: question.userId,
    content: question.content.trim(),
    asked_at: ms(atMs),
  })
  await announceQuestion(tx, { game_id: gameId, id })
  await addEvent(tx, {
    ...{ kind: 'question', gameId, participationId, atMs },
    ...(challenge && { challengeId: challenge.id }),
  })
  return id
}
