import { download } from '#modules/asset/download.ts'
import { countFiles, listFiles as list } from '#modules/asset/list.ts'
import { pruneFile } from '#modules/asset/prune.ts'
import { findUses } from '#modules/asset/uses.ts'
import { findFile } from '#modules/asset/repository.ts'
import { releaseFile, safeFileName, storeFile } from '#modules/asset/service.ts'
import { fileInfoView } from '#modules/asset/view.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const getAsset = handle('getAsset', async ({ db, files, path, request, log }) => {
  const file = await findFile(db, path.hash)
  const size = file && (await files.size(file.hash))
  if (!file || size === undefined) {
    log.warn({ hash: path.hash, ip: request.ip }, 'a missing file was requested')
    throw new Refusal(404, 'fileNotFound')
  }
  return download(files, file, path.filename, request.headers)
})

const uploadAssets = handle('uploadAssets', async (ctx) => {
  const stored: Schema<'LocalFile'>[] = []
  let hasParts = false
  for await (const { fileName, stream } of ctx.uploads()) {
    hasParts = true
    const name = safeFileName(ctx.query.filename ?? fileName)
    const file = await storeFile(ctx, stream, name)
    if (file) stored.push({ hash: file.hash, name })
  }
  if (!hasParts) throw new Refusal(400, 'fileMissing', { values: { field: 'files' } })
  return stored
})

const deleteAsset = handle('deleteAsset', async (ctx) => {
  if (!(await releaseFile(ctx, ctx.path.hash))) {
    throw new Refusal(404, 'fileNotFound')
  }
})

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

export const assetHandlers = {
  getAsset,
  uploadAssets,
  deleteAsset,
  listFiles,
  listStoredFiles,
  pruneFiles,
}
