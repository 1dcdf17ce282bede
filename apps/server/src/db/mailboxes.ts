import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { breaksUnique } from '#db/errors.ts'
import type { Tables } from '#db/tables.ts'
import { StartError } from '#platform/start-error.ts'

/** What an account breaks that is the second one of its mailbox. */
export const ONE_PER_MAILBOX = 'users_mailbox_unique'

/** The mailbox of an address: without the dots, and without the tag after a plus, before its at sign. */
const MAILBOX = sql<string>`(
  replace(regexp_replace(substring(email_key from '^(.*)@'), '^([^+]+)\\+.*$', '\\1'), '.', '')
  || substring(email_key from '@[^@]*$')
)`

/**
 * Lets the database hold one account for each mailbox, or one for each address. An index does it, so that two
 * accounts that come at the same moment are no exception.
 * Throws StartError when accounts share a mailbox already.
 */
export async function allowMailboxesOnce(db: Kysely<Tables>, isOn: boolean): Promise<void> {
  const name = sql.id(ONE_PER_MAILBOX)
  if (!isOn) {
    await sql`drop index if exists ${name}`.execute(db)
    return
  }
  try {
    await sql`create unique index if not exists ${name} on users (${MAILBOX})`.execute(db)
  } catch (error) {
    if (!breaksUnique(error, ONE_PER_MAILBOX)) throw error
    const names = await namesInOneMailbox(db)
    throw new StartError(
      `HALYARD_ONE_PER_MAILBOX cannot be on: the accounts ${names} have one mailbox. Change the address of all but one.`,
    )
  }
}

async function namesInOneMailbox(db: Kysely<Tables>): Promise<string> {
  const { names } = await db
    .selectFrom('users')
    .select(sql<string>`string_agg(user_name, ', ' order by user_name)`.as('names'))
    .groupBy(MAILBOX)
    .having(sql<boolean>`count(*) > 1`)
    .orderBy(MAILBOX)
    .limit(1)
    .executeTakeFirstOrThrow()
  return names
}
