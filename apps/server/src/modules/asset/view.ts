import type { Row } from '#db/database.ts'
import type { UseRow } from '#modules/asset/uses-repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** Most uses of one file in an answer; a flag's file that thousands share would fill the page. */
const mostUses = 20

export const fileInfoView = (
  row: Row<'files'>,
  uses: readonly UseRow[],
): Schema<'FileInfoModel'> => ({
  hash: row.hash,
  name: row.name,
  size: row.size,
  uploadTime: row.uploaded_at,
  useCount: uses.length,
  uses: uses.slice(0, mostUses).map(({ kind, id, name, game_id }) => ({
    ...{ kind, id, name },
    gameId: game_id,
  })),
})
