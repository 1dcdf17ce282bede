import type { Db, Row } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { createDueWatch } from '#db/due-watch.ts'
import type { DueWatch } from '#db/due-watch.ts'
import { inTransaction } from '#db/transaction.ts'
import { createInstances } from '#modules/edit/challenges/repository.ts'
import { isUnknownToTeams } from '#modules/edit/requirements/repository.ts'
import { publishDue } from '#modules/edit/scheduled-notices/service.ts'
import { changeRelease, findNextReleaseMs, lockDue } from '#modules/edit/schedule/repository.ts'
import { phaseOf, requireGame } from '#modules/game/games.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { publishNotices } from '#modules/notice/service.ts'
import type { NewNotice } from '#modules/notice/service.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'

/** Releases challenges and publishes notices at their time. */
export type Releases = DueWatch

/** What changes without an announcement, such as a missing flag that is added, is seen after this time. */
const AT_MOST_MS = 60_000

interface Needs extends Pick<Infrastructure, 'db' | 'clock' | 'log' | 'notifications'> {
  readonly board: BoardService
}

export function createReleases({ db, clock, log, notifications, board }: Needs): Releases {
  const check = async () => {
    const published = await inTransaction(db, (tx) => publishDue(tx, clock.now()))
    if (published > 0) log.info({ count: published }, 'scheduled notices were published')
    const released = await inTransaction(db, (tx) => releaseDue(tx, clock.now(), board))
    const gameIds = new Set(released.map((challenge) => challenge.game_id))
    for (const gameId of gameIds) board.changed(gameId)
    if (released.length > 0) log.info({ count: released.length }, 'challenges were released')
  }
  return createDueWatch(
    { log, notifications },
    {
      check,
      nextMs: () => findNextReleaseMs(db, clock.now()),
      channel: 'schedule_changed',
      atMostMs: AT_MOST_MS,
      problem: 'what was due could not be released',
    },
  )
}

/** The locks of the database let each be released once. One that organizers have enabled before is only marked. */
async function releaseDue(
  tx: Db,
  nowMs: number,
  board: BoardService,
): Promise<Row<'challenges'>[]> {
  const due = await lockDue(tx, nowMs)
  for (const challenge of due)
    await changeRelease(tx, challenge.id, { is_enabled: true, released_at: ms(nowMs) })
  const shown = due.filter((challenge) => !challenge.is_enabled)
  for (const challenge of shown) await createInstances(tx, challenge, nowMs)
  for (const [gameId, challenges] of Map.groupBy(shown, (challenge) => challenge.game_id)) {
    const game = await requireGame(tx, gameId)
    const notices: NewNotice[] = []
    for (const { id, title } of challenges)
      if (!(await isUnknownToTeams(tx, id)))
        notices.push({ gameId, type: 'NewChallenge', args: [title], publishedAtMs: nowMs })
    if (phaseOf(game, nowMs) === 'running') await publishNotices(tx, notices)
    await board.announce(tx, gameId)
  }
  return shown
}
