import { attachmentHeader } from '#modules/asset/content-type.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { requireStartedGame } from '#modules/game/games.ts'
import { listPlayerDeclarations } from '#modules/game/review/acceptance-repository.ts'
import { acceptancesOf } from '#modules/game/review/declaration-view.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { eachAnswer, findCaptains, listMembers } from '#modules/sheet/service.ts'
import { scoreboardSheet } from '#modules/sheet/scoreboard-sheet.ts'
import { submissionSheet } from '#modules/sheet/submission-sheet.ts'
import { writeXlsx, XLSX } from '#modules/sheet/xlsx.ts'
import type { Sheet } from '#modules/sheet/xlsx.ts'
import { nameTime } from '#modules/text/name-time.ts'

const downloadScoreboardSheet = handle('downloadScoreboardSheet', async (ctx) => {
  const { db, path, clock, board, language } = ctx
  const game = await requireStartedGame(db, path.id, clock.now())
  const current = await board.readLive(game.id)
  if (!current) throw new Refusal(404, 'gameNotFound')
  const scoreboard = current.scoreboard()
  if (scoreboard.items.length === 0) throw new Refusal(400, 'sheetEmpty')
  const sheet = scoreboardSheet({
    board: scoreboard,
    members: await listMembers(db, game.id),
    captains: await findCaptains(db, game.id),
    acceptances: acceptancesOf(await listPlayerDeclarations(db, game.id)),
    language,
  })
  return download(sheet, `${safeFileName(game.title)}-Scoreboard-${nameTime(clock.now())}.xlsx`)
})

const downloadSubmissionSheet = handle('downloadSubmissionSheet', async (ctx) => {
  const { db, path, clock, language } = ctx
  const game = await requireStartedGame(db, path.id, clock.now())
  const time = nameTime(clock.now()).replaceAll(/\D/g, '')
  const sheet = submissionSheet(eachAnswer(db, game.id), language)
  return download(sheet, `${safeFileName(game.title)}_Submissions_${time}.xlsx`)
})

const download = (sheet: Sheet, fileName: string): RawReply =>
  new RawReply({
    headers: {
      'content-type': XLSX,
      'content-disposition': attachmentHeader(fileName),
      'cache-control': 'no-store',
    },
    body: writeXlsx(sheet),
  })

export const sheetHandlers = { downloadScoreboardSheet, downloadSubmissionSheet }
