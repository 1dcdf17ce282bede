import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import { requireGame, requireStartedGame } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import type { Found } from '#modules/game/signals/found.ts'
import {
  deleteMark,
  findMark,
  lockSignal,
  readMarks,
  saveMark,
} from '#modules/game/signals/mark-repository.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'
import type { SignalReader } from '#modules/game/signals/reader.ts'
import { columnsOf, deletionOf, settingsOf, settingsView } from '#modules/game/signals/policy.ts'
import {
  findSettings,
  isForgotten,
  lockSettings,
  saveSettings,
} from '#modules/game/signals/settings-repository.ts'
import { markTag, signalViews } from '#modules/game/signals/view.ts'
import type { QueryOf, Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import type { SessionUser } from '#modules/session/session-user.ts'

/** Who asks, of which game, at what time. */
export interface Asking {
  readonly signals: SignalReader
  readonly gameId: number
  readonly user: Pick<SessionUser, 'id' | 'role'>
  readonly nowMs: number
}

type Filter = Pick<QueryOf<'listSignals'>, 'kind' | 'team' | 'challenge' | 'state'>

/** One page of signals, with how many there are. Throws Refusal 404 or 400. */
export async function describeSignals(
  db: Db,
  asking: Asking,
  { skip, count, ...filter }: QueryOf<'listSignals'>,
): Promise<Schema<'SignalListModel'>> {
  const { game, found, isCut, marks, settings } = await readSignals(db, asking)
  const matching = filtered(found, filter, marks)
  const page = matching.slice(skip, skip + count)
  return {
    total: matching.length,
    open: found.filter(({ id }) => !marks.has(id)).length,
    isCut,
    deleteAt: deletionOf(game, settings),
    data: await signalViews(db, game.id, page, { marks, seesAddresses: seesAddresses(asking) }),
  }
}

/** All signals that match, for a file. Throws Refusal 404 or 400. */
export async function describeEvidence(
  db: Db,
  asking: Asking,
  filter: Filter,
): Promise<{ readonly game: Game; readonly signals: Schema<'SignalModel'>[] }> {
  const { game, found, marks } = await readSignals(db, asking)
  const sight = { marks, seesAddresses: seesAddresses(asking) }
  const matching = filtered(found, filter, marks)
  return { game, signals: await signalViews(db, game.id, matching, sight) }
}

/** Marks a signal, or takes its mark back where there is no note. Throws Refusal 400, 404 or 412. */
export async function changeMark(
  tx: Db,
  asking: Asking,
  change: { readonly signal: string; readonly note: string | undefined; readonly ifMatch: IfMatch },
): Promise<Schema<'SignalModel'>> {
  const { signal, note, ifMatch } = change
  const { gameId, user, nowMs } = asking
  await lockSignal(tx, gameId, signal)
  const { found, marks } = await readSignals(tx, asking)
  const one = found.find(({ id }) => id === signal)
  if (!one) throw new Refusal(404, 'signalNotFound')
  requireMatch(ifMatch, markTag(marks.get(signal)))
  if (note === undefined) await deleteMark(tx, gameId, signal)
  else await saveMark(tx, { gameId, signal, note: note.trim(), userId: user.id, atMs: nowMs })
  const stored = await findMark(tx, gameId, signal)
  const sight = {
    marks: new Map(stored ? [[signal, stored]] : []),
    seesAddresses: seesAddresses(asking),
  }
  const [view] = await signalViews(tx, gameId, [one], sight)
  if (!view) throw new Refusal(404, 'signalNotFound')
  return view
}

/** Throws Refusal 404. */
export async function describeSettings(
  db: Db,
  gameId: number,
): Promise<Schema<'SignalSettingsModel'>> {
  await requireGame(db, gameId)
  return settingsView(settingsOf(await findSettings(db, gameId)))
}

/** Null for a game with the defaults. */
export async function findOwnSettings(db: Db, gameId: number): Promise<SignalSettings | null> {
  const row = await findSettings(db, gameId)
  return row ? settingsOf(row) : null
}

/** Gives a new game the settings of another. */
export const storeSettings = (tx: Db, gameId: number, settings: SignalSettings): Promise<void> =>
  saveSettings(tx, columnsOf(gameId, settings))

/** Replaces what makes a signal. Throws Refusal 404 or 412. */
export async function editSettings(
  tx: Db,
  where: { readonly gameId: number; readonly ifMatch: IfMatch },
  body: Schema<'SignalSettingsEditModel'>,
): Promise<void> {
  await requireGame(tx, where.gameId)
  await lockSettings(tx, where.gameId)
  const { etag } = settingsView(settingsOf(await findSettings(tx, where.gameId)))
  requireMatch(where.ifMatch, etag)
  await saveSettings(tx, columnsOf(where.gameId, body))
  await notify(tx, 'signals_changed', String(where.gameId))
}

const seesAddresses = ({ user }: Asking): boolean => user.role === 'Admin'

async function readSignals(db: Db, { signals, gameId, nowMs }: Asking) {
  const game = await requireStartedGame(db, gameId, nowMs)
  const settings = settingsOf(await findSettings(db, gameId))
  const marks = await readMarks(db, gameId)
  if (await isForgotten(db, gameId))
    return { game, settings, marks, found: [] as readonly Found[], isCut: false }
  return { game, settings, marks, ...(await signals.read(game, settings, nowMs)) }
}

const filtered = (
  found: readonly Found[],
  { kind, team, challenge, state }: Filter,
  marks: ReadonlyMap<string, unknown>,
): Found[] =>
  found.filter(
    (signal) =>
      (kind === undefined || signal.kind === kind) &&
      (team === undefined || signal.participationIds.includes(team)) &&
      (challenge === undefined ||
        signal.facts.some(({ challengeId }) => challengeId === challenge)) &&
      (state === undefined || marks.has(signal.id) === (state === 'looked')),
  )
