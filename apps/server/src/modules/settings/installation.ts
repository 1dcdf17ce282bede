import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { Clock } from '#platform/clock.ts'
import { randomUuid } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

const SECTION = 'installation'

/** An id that no other installation has, the same for all processes of this one. */
export async function installationId({
  db,
  clock,
  random,
}: {
  readonly db: Db
  readonly clock: Clock
  readonly random: Randomness
}): Promise<string> {
  await db
    .insertInto('config')
    .values({
      section: SECTION,
      value: JSON.stringify({ id: randomUuid(random) }),
      updated_at: ms(clock.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('config')
    .select('value')
    .where('section', '=', SECTION)
    .executeTakeFirstOrThrow()
  return String(value['id'])
}
