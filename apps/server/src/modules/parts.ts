import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { createBoardService } from '#modules/scoreboard/board-service.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import { createSettings } from '#modules/settings/settings.ts'
import type { Settings } from '#modules/settings/settings.ts'
import type { Clock } from '#platform/clock.ts'
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
  readonly log: FastifyBaseLogger
}

/** The foundation and the services that live as long as the process; every handler's context has them. */
export interface Parts extends Foundation {
  /** Settings of the platform that administrators change. */
  readonly settings: Settings
  /** Scoreboards of games, built once for all readers. */
  readonly board: BoardService
}

export function createParts(foundation: Foundation): Parts {
  return {
    ...foundation,
    settings: createSettings(foundation),
    board: createBoardService(foundation),
  }
}
