import { requireChallenge } from '#modules/edit/challenges/service.ts'
import { listHints } from '#modules/edit/hints/repository.ts'
import { editHints } from '#modules/edit/hints/service.ts'
import { hintsView } from '#modules/edit/hints/view.ts'
import { handle } from '#modules/operation/handle.ts'

const getHints = handle('getHints', async ({ db, path }) => {
  const { id } = await requireChallenge(db, path.id, path.challengeId)
  return hintsView(await listHints(db, id))
})

const updateHints = handle('updateHints', async ({ tx, path, body, request, clock }) => {
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  return hintsView(await tx((open) => editHints(open, clock.now(), where, body.hints)))
})

export const editHintsHandlers = { getHints, updateHints }
