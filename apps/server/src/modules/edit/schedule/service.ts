import { ms, msOrNull } from '#db/database.ts'
import type { Db, Row, RowChange } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import { lockGame, updateGame } from '#modules/edit/games/repository.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import {
  requireFreezeInside,
  requireFrozen,
  requirePausable,
  requirePaused,
  requireReleases,
} from '#modules/edit/schedule/policy.ts'
import {
  changeRelease,
  listChallengeTimes,
  lockChallengeTimes,
  shiftTimes,
} from '#modules/edit/schedule/repository.ts'
import type { Release } from '#modules/edit/schedule/repository.ts'
import { scheduleTag, scheduleView } from '#modules/edit/schedule/view.ts'
import { requireGame } from '#modules/game/games.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'

/** Throws Refusal 404. */
export async function describeSchedule(db: Db, gameId: number): Promise<Schema<'ScheduleModel'>> {
  const game = await requireGame(db, gameId)
  return scheduleView(game, await listChallengeTimes(db, gameId))
}

/** Replaces the freeze and the releases of a game. Throws Refusal. */
export async function editSchedule(
  tx: Db,
  nowMs: number,
  where: { gameId: number; ifMatch: IfMatch },
  body: Schema<'ScheduleEditModel'>,
): Promise<void> {
  const game = await requireLockedGame(tx, where.gameId)
  const challenges = await lockChallengeTimes(tx, game.id)
  requireMatch(where.ifMatch, scheduleTag(game, challenges))
  const { freezeAt = null, releases = [] } = body
  requireFreezeInside(game, freezeAt)
  const times = requireReleases(challenges, releases)
  if (freezeAt !== game.freeze_at)
    await updateGame(tx, game.id, {
      freeze_at: msOrNull(freezeAt),
      revealed_at: null,
      updated_at: ms(nowMs),
    })
  for (const challenge of challenges) {
    const change = releaseChange(challenge, times.get(challenge.id) ?? null, nowMs)
    if (change) await changeRelease(tx, challenge.id, change)
  }
  await announceSchedule(tx, game.id)
}

/** What another time means for a challenge: one that is to come hides it until then. Undefined for the same time. */
function releaseChange(
  { release_at }: Release,
  releaseAt: number | null,
  nowMs: number,
): RowChange<'challenges'> | undefined {
  if (release_at === releaseAt) return undefined
  const isToCome = releaseAt !== null && releaseAt > nowMs
  return {
    release_at: msOrNull(releaseAt),
    released_at: null,
    ...(isToCome && { is_enabled: false }),
  }
}

/** Takes no more flags. Solves that have begun are written before it, and others are refused. Throws Refusal. */
export async function pauseGame(tx: Db, clock: Clock, gameId: number): Promise<void> {
  const game = await requireLockedGame(tx, gameId)
  requirePausable(game, clock.now())
  await lockChallengeTimes(tx, gameId)
  const nowMs = clock.now()
  await updateGame(tx, gameId, { paused_at: ms(nowMs), updated_at: ms(nowMs) })
}

/** Takes flags again; with `shiftTimes` what was still to come is later by the length of the pause. Throws Refusal. */
export async function resumeGame(
  tx: Db,
  clock: Clock,
  gameId: number,
  { shiftTimes: shifts }: Schema<'ResumeModel'>,
): Promise<void> {
  const game = await requireLockedGame(tx, gameId)
  const sinceMs = requirePaused(game)
  if (shifts) await lockChallengeTimes(tx, gameId)
  const nowMs = clock.now()
  if (shifts) await shiftTimes(tx, gameId, { sinceMs, byMs: Math.max(0, nowMs - sinceMs) })
  await updateGame(tx, gameId, { paused_at: null, updated_at: ms(nowMs) })
  await announceSchedule(tx, gameId)
}

/** Shows everybody what was solved since the freeze. Throws Refusal. */
export async function revealScoreboard(tx: Db, nowMs: number, gameId: number): Promise<void> {
  const game = await requireLockedGame(tx, gameId)
  requireFrozen(game, nowMs)
  await updateGame(tx, gameId, { revealed_at: ms(nowMs), updated_at: ms(nowMs) })
}

async function requireLockedGame(tx: Db, gameId: number): Promise<Row<'games'>> {
  const game = await lockGame(tx, gameId)
  if (!game) throw new Refusal(404, 'gameNotFound')
  return game
}

/** Lets every process look when the next release is. */
const announceSchedule = (tx: Db, gameId: number) => notify(tx, 'schedule_changed', String(gameId))
