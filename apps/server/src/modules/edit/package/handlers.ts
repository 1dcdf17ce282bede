import { attachmentHeader } from '#modules/asset/content-type.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { packGame } from '#modules/edit/package/export.ts'
import { receivePackage } from '#modules/edit/package/receive.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { nameTime } from '#modules/text/name-time.ts'

const exportGame = handle('exportGame', async ({ db, files, path, clock }) => {
  const game = await requireGame(db, path.id)
  const nowMs = clock.now()
  const time = nameTime(nowMs).replaceAll(/[.Z]/g, '')
  return new RawReply({
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentHeader(`${safeFileName(game.title)}-export-${time}.zip`),
      'cache-control': 'no-store',
    },
    body: await packGame({ db, files, nowMs }, game),
  })
})

const importGame = handle('importGame', async (ctx) => {
  for await (const upload of ctx.uploads())
    if (upload.field === 'file') return receivePackage(ctx, upload)
  throw new Refusal(400, 'fileMissing', { values: { field: 'file' } })
})

export const packageHandlers = { exportGame, importGame }
