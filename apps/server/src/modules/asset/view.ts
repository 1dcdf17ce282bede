import type { Row } from '#db/database.ts'
import type { UseRow } from '#modules/asset/uses-repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** Uses of one file that are told; a flag's file that thousands share would fill the page. */
const toldUses = 20

export const fileInfoView = (
  row: Row<'files'>,
  uses: readonly UseRow[],
): Schema<'FileInfoModel'> => ({
  hash: row.hash,
  name: row.name,
  size: row.size,
  uploadTime: row.uploaded_at,
  useCount: uses.length,
  uses: uses.slice(0, toldUses).map(({ kind, id, name, game_id }) => ({
    ...{ kind, id, name },
    gameId: game_id,
  })),
})
