import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import type { Config } from '#config.ts'
import { openNotifications } from '#db/notifications.ts'
import { testDatabase } from '#db/testing.ts'
import type { TestDatabase } from '#db/testing.ts'
import { SESSION_COOKIE } from '#http/security/session.ts'
import { createBuiltInBackend } from '#modules/instance/built-in/backend.ts'
import { createServices } from '#modules/services.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Services } from '#modules/services.ts'
import { createSession } from '#modules/session/sessions.ts'
import { fakeClock } from '#platform/clock.ts'
import type { FakeClock } from '#platform/clock.ts'
import { memoryStore } from '#platform/files.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import { memoryMailer } from '#platform/mail.ts'
import type { Mail } from '#platform/mail.ts'
import { systemRandom } from '#platform/random.ts'
import { builders } from '#testing/builders.ts'
import type { Builders } from '#testing/builders.ts'
import { httpClient } from '#testing/http-client.ts'
import type { HttpClient } from '#testing/http-client.ts'

export interface TestApp extends Builders {
  readonly app: FastifyInstance
  readonly services: Services
  readonly db: Services['db']
  /** Where another process finds the same database. */
  readonly databaseUrl: string
  readonly clock: FakeClock
  /** Another process, as it were, on the same database: where it listens. */
  readonly another: () => Promise<string>
  /** Mails so far, oldest first, once all that wait are sent. */
  readonly mails: () => Promise<readonly Mail[]>
  /** Somebody without a session. */
  readonly visitor: HttpClient
  /** A client with a fresh session of that account. */
  readonly as: (user: { readonly id: string }) => Promise<HttpClient>
  /** The cookie of a fresh session of that account. */
  readonly cookieOf: (user: { readonly id: string }) => Promise<string>
}

/** The whole server in this process on a fresh database; closed after the file's last test. */
export async function testApp(
  overrides: Partial<Config> = {},
  {
    files = memoryStore(),
    captureObjects: ownCaptureObjects,
    backend: ownBackend,
    instanceTimes = {},
    resolve,
    database,
    // In whole seconds: the database has a clock of its own, and sessions of a fixed day would have ended.
    startMs = Math.floor(Date.now() / 1000) * 1000,
  }: Pick<
    Partial<Infrastructure>,
    'files' | 'captureObjects' | 'backend' | 'instanceTimes' | 'resolve'
  > & {
    /** A database of the calling file that something is in already. */
    readonly database?: TestDatabase
    /** Of the clock; now by default. */
    readonly startMs?: number
  } = {},
): Promise<TestApp> {
  const { db, url } = database ?? (await testDatabase())
  const notifications = await openNotifications(url)
  const clock = fakeClock(startMs)
  const config: Config = {
    ...readConfig({ HALYARD_RATE_LIMITS: 'off', HALYARD_POW_DIFFICULTY: '8' }),
    ...overrides,
  }
  const isOff = config.instances.backend === 'off'
  const backend = ownBackend ?? (isOff ? undefined : createBuiltInBackend())
  const mailer = memoryMailer()
  const log = Fastify({ logger: false }).log
  const infrastructure = {
    config,
    db,
    notifications,
    clock,
    random: systemRandom,
    files,
    captureObjects: ownCaptureObjects ?? folderObjects(join(config.dataFolder, 'captures')),
    mailer,
    backend,
    instanceTimes,
    ...(resolve && { resolve }),
    log,
  }
  const services = createServices(infrastructure)
  const app = await buildApp(services)
  // Runs before the hook of testDatabase(), which closes the pool: hooks run last first.
  afterAll(async () => {
    await app.close()
    await services.webhooks.close()
    await services.instances?.close()
    await services.images.close()
    await notifications.close()
  })
  const cookieOf: TestApp['cookieOf'] = async (user) => {
    const { token } = await createSession(db, services, user.id, { ip: '127.0.0.1' })
    return `${SESSION_COOKIE}=${token}`
  }
  return {
    app,
    services,
    db,
    databaseUrl: url,
    clock,
    async another() {
      const own = await openNotifications(url)
      const others = createServices({
        ...infrastructure,
        notifications: own,
        backend: createBuiltInBackend(),
      })
      const twin = await buildApp(others)
      afterAll(async () => {
        await twin.close()
        await others.instances?.close()
        await own.close()
      })
      return twin.listen({ port: 0, host: '127.0.0.1' })
    },
    async mails() {
      await services.mailQueue.settled()
      return mailer.sent
    },
    visitor: httpClient(app),
    cookieOf,
    as: async (user) => httpClient(app, { cookie: await cookieOf(user) }),
    ...builders(services),
  }
}
