import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'

export { findAskingSessions } from '#modules/question/repository.ts'

/** Says to the team and to staff that something has changed about a question, on commit; call it inside the transaction. */
export const announceQuestion = (
  tx: Db,
  { game_id: gameId, id }: { readonly game_id: number; readonly id: number },
): Promise<void> => notify(tx, 'question_changed', `${gameId} ${id}`)
