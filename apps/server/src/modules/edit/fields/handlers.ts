import { describeAnswers, describeFields, editFields } from '#modules/edit/fields/service.ts'
import { handle } from '#modules/operation/handle.ts'

const getProfileFields = handle('getProfileFields', async ({ db, path }) =>
  describeFields(db, path.id),
)

const updateProfileFields = handle('updateProfileFields', async ({ tx, path, body, request }) => {
  const where = { gameId: path.id, ifMatch: request.headers['if-match'] }
  return tx(async (open) => {
    await editFields(open, where, body)
    return describeFields(open, path.id)
  })
})

const listFieldAnswers = handle('listFieldAnswers', async ({ db, path }) =>
  describeAnswers(db, path.id),
)

export const editFieldHandlers = { getProfileFields, updateProfileFields, listFieldAnswers }
