import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import type { InstanceBackend } from '#modules/instance/backend.ts'
import type { InstanceTimes } from '#modules/instance/runner.ts'
import type { Resolve } from '#modules/webhook/address.ts'
import type { Clock } from '#platform/clock.ts'
import type { FileStore } from '#platform/files.ts'
import type { Mailer } from '#platform/mail.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'
import type { Randomness } from '#platform/random.ts'

/** What the services depend on; provided by `main.ts` or by a test. */
export interface Infrastructure {
  readonly config: Config
  readonly db: Kysely<Tables>
  readonly notifications: Notifications
  readonly clock: Clock
  readonly random: Randomness
  readonly files: FileStore
  /** Where finished captures of traffic are kept. */
  readonly captureObjects: ObjectStore
  readonly mailer: Mailer
  /** Where the services of challenges run; undefined when instances are off. */
  readonly backend: InstanceBackend | undefined
  /** How long instances are waited for, if not as long as usual. */
  readonly instanceTimes?: InstanceTimes
  /** How webhooks find the addresses of names, if not as the operating system does. */
  readonly resolve?: Resolve
  readonly log: FastifyBaseLogger
}
