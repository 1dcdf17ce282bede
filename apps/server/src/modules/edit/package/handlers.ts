import { attachmentHeader } from '#modules/asset/content-type.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { packGame } from '#modules/edit/package/export.ts'
import { receivePackage } from '#modules/edit/package/receive.ts'
import { requireGame } from '#modules/game/games.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { nameTime } from '#modules/text/name-time.ts'

type Caller = Pick<Context<'exportGame'>, 'auditLog' | 'user' | 'ip'>

/** Warnings of packages go to the administrators' log: the answers have no room for them. */
function warn({ auditLog, user, ip }: Caller, warnings: readonly string[]): void {
  for (const message of warnings)
    auditLog.write({ level: 'Warning', userName: user.userName, ip, message, status: 'Success' })
}

const exportGame = handle('exportGame', async (ctx) => {
  const { db, files, path, clock } = ctx
  const game = await requireGame(db, path.id)
  const nowMs = clock.now()
  const { zip, warnings } = await packGame({ db, files, nowMs }, game)
  warn(ctx, warnings)
  const time = nameTime(nowMs).replaceAll(/[.Z]/g, '')
  return new RawReply({
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentHeader(`${safeFileName(game.title)}-export-${time}.zip`),
      'cache-control': 'no-store',
    },
    body: zip,
  })
})

const importGame = handle('importGame', async (ctx) => {
  for await (const upload of ctx.uploads())
    if (upload.field === 'file') {
      const { gameId, warnings } = await receivePackage(ctx, upload)
      warn(ctx, warnings)
      return gameId
    }
  throw new Refusal(400, 'fileMissing', { values: { field: 'file' } })
})

export const packageHandlers = { exportGame, importGame }
