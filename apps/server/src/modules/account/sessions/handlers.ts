import {
  deleteOtherSessions,
  deleteOwnSession,
  findSessions,
} from '#modules/account/sessions/repository.ts'
import { sessionView } from '#modules/account/sessions/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const listSessions = handle('listSessions', async ({ db, user, session, clock }) => {
  const sessions = await findSessions(db, user.id, clock.now())
  return sessions.map((one) => sessionView(one, session))
})

const endOtherSessions = handle('endOtherSessions', async ({ db, user, session }) => {
  if (session) await deleteOtherSessions(db, user.id, session.tokenHash)
})

const endSession = handle('endSession', async ({ db, user, session, path }) => {
  if (session?.tokenHash.toString('hex').startsWith(path.sessionId))
    throw new Refusal(400, 'sessionIsCurrent')
  if (!(await deleteOwnSession(db, user.id, path.sessionId)))
    throw new Refusal(404, 'sessionNotFound')
})

export const sessionHandlers = { listSessions, endOtherSessions, endSession }
