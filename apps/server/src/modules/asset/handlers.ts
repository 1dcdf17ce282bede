import { download } from '#modules/asset/download.ts'
import { findFile } from '#modules/asset/repository.ts'
import { findFileSight } from '#modules/asset/hidden-files.ts'
import { releaseFile, safeFileName, storeFile } from '#modules/asset/service.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const getAsset = handle('getAsset', async (ctx) => {
  const { db, files, path, request, log, user, ip } = ctx
  const file = await findFile(db, path.hash)
  const size = file && (await files.size(file.hash))
  const sight = file && (await findFileSight(db, file.hash, user))
  if (!file || size === undefined || sight === 'nobody') {
    log.warn({ hash: path.hash, ip }, 'a missing file was requested')
    throw new Refusal(404, 'fileNotFound')
  }
  // Whole, in part or still current: to whoever asks while logged in.
  if (user) ctx.firstSteps.noteDownload({ userId: user.id, hash: file.hash, atMs: ctx.clock.now() })
  const { headers } = request
  return download(files, file, { name: path.filename, isPrivate: sight === 'caller', headers })
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

export const assetHandlers = { getAsset, uploadAssets, deleteAsset }
