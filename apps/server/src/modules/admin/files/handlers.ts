import { countFiles, findUses, listFiles as list } from '#modules/asset/service.ts'
import { pruneFile } from '#modules/asset/prune.ts'
import { fileInfoView } from '#modules/asset/view.ts'
import { handle } from '#modules/operation/handle.ts'

const listFiles = handle('listFiles', async ({ db, query }) => {
  const data = (await list(db, query)).map(({ hash, name }) => ({ hash, name }))
  return { data, length: data.length, total: data.length }
})

const listStoredFiles = handle('listStoredFiles', async ({ db, query }) => {
  const rows = await list(db, query)
  const uses = await findUses(
    db,
    rows.map(({ hash }) => hash),
  )
  const data = rows.map((row) => fileInfoView(row, uses.get(row.hash) ?? []))
  return { data, length: data.length, total: await countFiles(db) }
})

const pruneFiles = handle('pruneFiles', async (ctx) => {
  const deleted: string[] = []
  const kept: string[] = []
  for (const hash of new Set(ctx.body.hashes)) {
    const isGone = await pruneFile(ctx, hash)
    ;(isGone ? deleted : kept).push(hash)
  }
  return { deleted, kept }
})

export const adminFileHandlers = { listFiles, listStoredFiles, pruneFiles }
