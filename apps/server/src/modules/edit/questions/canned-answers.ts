import type { Db } from '#db/database.ts'
import { lockGame } from '#modules/edit/games/repository.ts'
import {
  deleteCannedAnswers,
  insertCannedAnswers,
  listCannedAnswers,
} from '#modules/edit/questions/canned-repository.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import { editTag } from '#modules/operation/tags.ts'

async function describe(db: Db, gameId: number): Promise<Schema<'CannedAnswersModel'>> {
  const rows = await listCannedAnswers(db, gameId)
  const answers = rows.map(({ title, content }) => ({ title, content }))
  return { answers, etag: editTag(answers) }
}

const getCannedAnswers = handle('getCannedAnswers', async ({ db, path }) => {
  await requireGame(db, path.id)
  return describe(db, path.id)
})

const updateCannedAnswers = handle('updateCannedAnswers', ({ tx, path, body, request }) =>
  tx(async (open) => {
    if (!(await lockGame(open, path.id))) throw new Refusal(404, 'gameNotFound')
    requireMatch(request.headers['if-match'], (await describe(open, path.id)).etag)
    await deleteCannedAnswers(open, path.id)
    await insertCannedAnswers(open, path.id, body.answers)
    return describe(open, path.id)
  }),
)

export const cannedAnswerHandlers = { getCannedAnswers, updateCannedAnswers }
