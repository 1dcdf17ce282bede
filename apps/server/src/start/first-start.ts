import { FRESH_PLATFORM_NAME } from '@halyard/rules'
import { sql } from 'kysely'
import { createAccount } from '#modules/account/create-account.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { countUsers } from '#modules/account/service.ts'
import type { Services } from '#modules/services.ts'
import { createPost } from '#modules/post/service.ts'
import type { Randomness } from '#platform/random.ts'
import { StartError } from '#platform/start-error.ts'
import { createSampleGame } from '#sample/sample-game.ts'

/** The administrator created on the first start; the password is shown only once. */
export interface FirstAdministrator {
  readonly userName: string
  /** Undefined when the operator chose it. */
  readonly password: string | undefined
}

/** Letters and digits that are not confused with one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4
const FIRST_START_LOCK = 4_829_131

/** A password to read and type: four groups of four, such as `hW4k-9mQe-tR3z-bN7p`. */
export function readablePassword(random: Randomness): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[random.below(ALPHABET.length)]).join('')
  for (;;) {
    const password = Array.from({ length: GROUPS }, group).join('-')
    if (isPasswordAcceptable(password)) return password
  }
}

/**
 * Fills an empty database: the platform's name, the administrator, a welcome post and, if wanted, the sample game. Returns the
 * administrator it made, undefined when the platform has accounts already.
 */
export function prepareFirstStart(
  services: Services,
  wantsSample: boolean,
): Promise<FirstAdministrator | undefined> {
  // Several processes may start on one new database: one fills it, the others wait.
  return services.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${FIRST_START_LOCK})`.execute(connection)
    try {
      return (await countUsers(connection)) > 0 ? undefined : await fill(services, wantsSample)
    } finally {
      await sql`select pg_advisory_unlock(${FIRST_START_LOCK})`.execute(connection)
    }
  })
}

async function fill(services: Services, wantsSample: boolean): Promise<FirstAdministrator> {
  const { config, clock, random, db, settings } = services
  const password = config.adminPassword ?? readablePassword(random)
  if (!isPasswordAcceptable(password)) {
    throw new StartError(
      'HALYARD_ADMIN_PASSWORD is too weak: use 6 characters or more with a digit, a lower-case and an upper-case letter.',
    )
  }
  // The account comes last: while there is none, an interrupted first start is repeated.
  if (wantsSample && (await hasNoGame(services))) await createSampleGame(services)
  await db.transaction().execute(async (tx) => {
    const account = {
      userName: config.adminName,
      email: 'admin@example.invalid',
      password,
      role: 'Admin',
      isConfirmed: true,
    } as const
    await settings.save(tx, { globalConfig: { title: FRESH_PLATFORM_NAME } })
    const id = await createAccount(tx, { clock, random }, account)
    await createPost({ db: tx, clock, random }, WELCOME, id)
  })
  settings.forget()
  return { userName: config.adminName, password: config.adminPassword ? undefined : password }
}

async function hasNoGame({ db }: Services): Promise<boolean> {
  return (await db.selectFrom('games').select('id').executeTakeFirst()) === undefined
}

const WELCOME = {
  title: 'Welcome aboard',
  summary: 'The platform is running. Here is what to do next.',
  content: `The platform is running.

- **Players** register, form a team and join a game from the list of games.
- **Organisers** create games and challenges in the administration, once an administrator has logged in.
- The name, the slogan and the colour of this site are settings of the administration too.

This post can be edited or deleted.
`,
  tags: ['welcome'],
}
