import { ms } from '#db/database.ts'
import type { Row } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { notify } from '#db/notifications.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'

interface Doer {
  readonly challenge: Pick<Row<'challenges'>, 'id' | 'game_id' | 'title'>
  readonly teamId: number
  readonly userId: string
}

/** Reports to the monitors of a game what a player did with a container. */
export function recordContainerEvent(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  type: 'ContainerStart' | 'ContainerDestroy',
  { challenge, teamId, userId }: Doer,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('events')
      .values({
        game_id: challenge.game_id,
        type,
        args: [String(challenge.id), challenge.title],
        user_id: userId,
        team_id: teamId,
        happened_at: ms(clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notify(tx, 'event_happened', `${challenge.game_id} ${id}`)
  })
}
