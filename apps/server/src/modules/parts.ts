import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { createMailWriter } from '#modules/account/write-mail.ts'
import { createJudging } from '#modules/game/submit/judging.ts'
import type { Judging } from '#modules/game/submit/judging.ts'
import { createHubs } from '#modules/hub/hubs.ts'
import type { Hubs } from '#modules/hub/hubs.ts'
import { createPush } from '#modules/hub/push.ts'
import type { Push } from '#modules/hub/push.ts'
import { createJournal } from '#modules/log/journal.ts'
import type { Journal } from '#modules/log/journal.ts'
import { createOutbox } from '#modules/mail/outbox.ts'
import type { Outbox } from '#modules/mail/outbox.ts'
import { createBoardService } from '#modules/scoreboard/board-service.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import { createSessionBook } from '#modules/session/sessions.ts'
import type { SessionBook } from '#modules/session/sessions.ts'
import { createSettings } from '#modules/settings/settings.ts'
import type { Settings } from '#modules/settings/settings.ts'
import type { Clock } from '#platform/clock.ts'
import { createImages } from '#platform/images.ts'
import type { Images } from '#platform/images.ts'
import type { Mailer } from '#platform/mail.ts'
import type { FileStore } from '#platform/files.ts'
import type { Randomness } from '#platform/random.ts'

/** What the platform stands on: given by `main.ts`, or by a test. */
export interface Foundation {
  readonly config: Config
  readonly db: Kysely<Tables>
  readonly notifications: Notifications
  readonly clock: Clock
  readonly random: Randomness
  readonly files: FileStore
  readonly mailer: Mailer
  readonly log: FastifyBaseLogger
}

/** The foundation and the services that live as long as the process; every handler's context has them. */
export interface Parts extends Foundation {
  /** Settings of the platform that administrators change. */
  readonly settings: Settings
  /** Mails that wait to be sent. */
  readonly outbox: Outbox
  /** The log that administrators read. */
  readonly journal: Journal
  /** Makes uploaded pictures anew. */
  readonly images: Images
  /** Scoreboards of games, built once for all readers. */
  readonly board: BoardService
  readonly sessions: SessionBook
  /** Judges the answers that teams send. */
  readonly judging: Judging
  /** Open connections of those who want to hear at once. */
  readonly hubs: Hubs
  /** Tells them, in all processes. */
  readonly push: Push
}

export function createParts(foundation: Foundation): Parts {
  const board = createBoardService(foundation)
  const settings = createSettings(foundation)
  const write = createMailWriter({ ...foundation, settings })
  return {
    ...foundation,
    settings,
    outbox: createOutbox({ ...foundation, write }),
    journal: createJournal(foundation),
    images: createImages(),
    board,
    sessions: createSessionBook(foundation.db),
    judging: createJudging({ ...foundation, board }),
    hubs: createHubs(foundation),
    push: createPush(foundation),
  }
}
