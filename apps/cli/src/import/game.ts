import { basename, resolve } from 'node:path'
import type { GameSettings } from '@halyard/api'
import type { EventSettings } from '@halyard/packs'
import { countEnabled } from '@halyard/packs/send'
import type { Row } from '@halyard/packs/send'
import type { Report } from '#report/report.ts'
import type { Session } from '#server/connect.ts'
import { errorMessage } from '#server/error-message.ts'
import { createGame, findGame, updateGame, windowOf } from '#server/games.ts'
import type { GameWindow } from '#server/games.ts'

export type GameOptions = {
  folder: string
  /** Title of the game; when absent what the event is called, or the name of the folder. */
  game?: string
  window: GameWindow
  /** Show the game to players when every challenge is in. */
  publish: boolean
  dryRun: boolean
}

const nothingToPublish =
  'Not published: no challenge is enabled, so players would find an empty game. The remarks above say why.'

type Prepared = { game?: GameSettings; isNew: boolean }

const titleOf = ({ folder, game }: GameOptions, about: EventSettings) =>
  game ?? about.title ?? basename(resolve(folder)).replace(/\.zip$/i, '')

/**
 * The game to import into. A new one stays hidden and far in the future until `settleGame`, so that nobody plays half an event.
 *
 * @throws Failure when the window asked for is impossible, before anything is made
 */
export async function prepareGame(
  session: Session | undefined,
  options: GameOptions,
  about: EventSettings,
): Promise<Prepared> {
  const title = titleOf(options, about)
  const found = session && (await findGame(session.client, title))
  windowOf(found, options.window, about)
  if (found) return { game: found, isNew: false }
  if (!session || options.dryRun) return { isNew: true }
  return { game: await createGame(session.client, title, about.settings), isNew: true }
}

/**
 * Gives the game its times, and shows it where that was asked for and no challenge is missing.
 *
 * @param session absent when nothing can be sent: there is no server, or it was lost on the way
 */
export async function settleGame(
  session: Session | undefined,
  { game, isNew }: Prepared,
  rows: readonly Row[],
  options: GameOptions,
  about: EventSettings,
): Promise<Report['game']> {
  const title = titleOf(options, about)
  if (!session) return { title, id: game?.id, outcome: game ? 'failed' : 'created' }
  const { start, end } = windowOf(game, options.window, about)
  const isComplete = rows.every(({ outcome }) => outcome !== 'failed')
  const isEmpty = countEnabled(rows) === 0
  const hidden = options.publish && isComplete && !isEmpty ? false : (game?.hidden ?? true)
  const settled = {
    ...{ title, id: game?.id, startMs: start, endMs: end, hidden },
    ...(options.publish && isEmpty && hidden && { error: nothingToPublish }),
  }
  if (!game) return { ...settled, outcome: 'created' }
  const isChanged = start !== game.start || end !== game.end || hidden !== game.hidden
  if (isChanged && !options.dryRun) {
    try {
      await updateGame(session.client, game, { start, end, hidden })
    } catch (error) {
      return { title, id: game.id, outcome: 'failed', error: errorMessage(error) }
    }
  }
  if (isNew) return { ...settled, outcome: 'created' }
  return { ...settled, outcome: isChanged ? 'updated' : 'unchanged' }
}
