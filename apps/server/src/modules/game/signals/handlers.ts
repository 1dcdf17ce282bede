import { ms } from '#db/database.ts'
import { attachmentHeader } from '#modules/asset/content-type.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { evidenceTable } from '#modules/game/signals/evidence.ts'
import { insertExport } from '#modules/game/signals/mark-repository.ts'
import { listSignalTeams } from '#modules/game/signals/name-repository.ts'
import {
  changeMark,
  describeEvidence,
  describeSettings,
  describeSignals,
  editSettings,
} from '#modules/game/signals/service.ts'
import type { Asking } from '#modules/game/signals/service.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { nameTime } from '#modules/text/name-time.ts'

type Of = Pick<
  Context<'listSignals' | 'markSignal' | 'unmarkSignal' | 'exportSignals'>,
  'path' | 'user' | 'clock' | 'signals'
>

const askingOf = ({ path, user, clock, signals }: Of): Asking => ({
  signals,
  gameId: path.id,
  user,
  nowMs: clock.now(),
})

const listSignals = handle('listSignals', (ctx) =>
  describeSignals(ctx.db, askingOf(ctx), ctx.query),
)

const markSignal = handle('markSignal', (ctx) => {
  const { signal } = ctx.path
  const change = { signal, note: ctx.body.note, ifMatch: ctx.request.headers['if-match'] }
  return ctx.tx((tx) => changeMark(tx, askingOf(ctx), change))
})

const unmarkSignal = handle('unmarkSignal', (ctx) => {
  const { signal } = ctx.path
  const change = { signal, note: undefined, ifMatch: ctx.request.headers['if-match'] }
  return ctx.tx((tx) => changeMark(tx, askingOf(ctx), change))
})

const getSignalSettings = handle('getSignalSettings', ({ db, path }) =>
  describeSettings(db, path.id),
)

const updateSignalSettings = handle('updateSignalSettings', ({ tx, path, body, request }) =>
  tx(async (open) => {
    const ifMatch = request.headers['if-match']
    await editSettings(open, { gameId: path.id, ifMatch }, body)
    return describeSettings(open, path.id)
  }),
)

/** No file leaves before the audit log has it. */
const exportSignals = handle('exportSignals', async (ctx) => {
  const { format = 'csv', ...filter } = ctx.query
  const asking = askingOf(ctx)
  const { game, signals } = await ctx.tx(async (tx) => {
    const evidence = await describeEvidence(tx, asking, filter)
    const teams = filter.team === undefined ? undefined : await listSignalTeams(tx, [filter.team])
    await insertExport(tx, {
      game_id: asking.gameId,
      team_name: teams?.get(filter.team ?? 0)?.name ?? null,
      lines: evidence.signals.length,
      format,
      exported_at: ms(asking.nowMs),
    })
    return evidence
  })
  const name = `${safeFileName(game.title)}-Signals-${nameTime(asking.nowMs)}.${format}`
  return new RawReply({
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'content-disposition': attachmentHeader(name),
      'cache-control': 'no-store',
    },
    body: format === 'csv' ? evidenceTable(signals) : JSON.stringify({ game: game.id, signals }),
  })
})

export const signalHandlers = {
  listSignals,
  markSignal,
  unmarkSignal,
  getSignalSettings,
  updateSignalSettings,
  exportSignals,
}
