import { ms } from '#db/database.ts'
import type { NewRow, Row } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import type { Services } from '#modules/services.ts'
import { randomHex, randomUuid } from '#platform/random.ts'

export interface TestUser {
  readonly id: string
  readonly userName: string
  readonly email: string
}
export type TestTeam = Row<'teams'>
export type TestGame = Row<'games'>

/** What a row shall have instead of the builder's own values. */
type Difference<Table extends keyof Tables> = Partial<NewRow<Table>>

/** Makes valid rows with one interesting difference; names are unique within a test file. */
export interface Builders {
  readonly aUser: (difference?: Difference<'users'>) => Promise<TestUser>
  /** A team with its captain (a new user unless given) and further members. */
  readonly aTeam: (
    difference?: Difference<'teams'> & {
      captain?: TestUser
      members?: readonly TestUser[]
    },
  ) => Promise<TestTeam>
  /** A game that runs: started an hour ago, ends in an hour. */
  readonly aGame: (difference?: Difference<'games'>) => Promise<TestGame>
}

export function builders({ db, clock, random }: Services): Builders {
  let count = 0
  const next = () => (count += 1)
  const hour = 3_600_000

  const aUser: Builders['aUser'] = async (difference = {}) => {
    const number = next()
    const userName = textOf(difference.user_name) ?? `user${number}`
    const email = textOf(difference.email) ?? `user${number}@example.org`
    const id = textOf(difference.id) ?? randomUuid(random)
    await db
      .insertInto('users')
      .values({
        id,
        user_name: userName,
        user_name_key: userName.toLowerCase(),
        email,
        email_key: email.toLowerCase(),
        email_confirmed: true,
        password_hash: 'none',
        security_stamp: randomHex(random, 16),
        created_at: ms(clock.now()),
        ...difference,
      })
      .execute()
    return { id, userName, email }
  }

  return {
    aUser,
    async aTeam({ captain: given, members = [], ...difference } = {}) {
      const captain = given ?? (await aUser())
      const team = await db
        .insertInto('teams')
        .values({
          name: `Team ${next()}`,
          captain_id: captain.id,
          invite_secret: randomHex(random, 16),
          created_at: ms(clock.now()),
          ...difference,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const rows = [captain, ...members].map(({ id }): NewRow<'team_members'> => ({
        team_id: team.id,
        user_id: id,
        joined_at: ms(clock.now()),
      }))
      await db.insertInto('team_members').values(rows).execute()
      return team
    },
    aGame: (difference = {}) =>
      db
        .insertInto('games')
        .values({
          title: `Game ${next()}`,
          public_key: '',
          private_key: '',
          starts_at: ms(clock.now() - hour),
          ends_at: ms(clock.now() + hour),
          writeup_deadline: ms(clock.now() + 2 * hour),
          created_at: ms(clock.now()),
          updated_at: ms(clock.now()),
          ...difference,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
