import { basename, resolve } from 'node:path'
import { Failure } from '#failure.ts'
import { importChallenge } from '#import/challenge.ts'
import type { ChallengeOptions, Target } from '#import/challenge.ts'
import { brokenRow, failedRow, newRow } from '#import/rows.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { readPack } from '#pack/read.ts'
import type { Pack, PackChallenge } from '#pack/read.ts'
import type { Progress } from '#report/progress.ts'
import { lossesOf } from '#report/report.ts'
import type { Report, Row } from '#report/report.ts'
import { listChallenges } from '#server/challenges.ts'
import type { Session } from '#server/connect.ts'
import { errorMessage } from '#server/error-message.ts'
import { changedWindow, createGame, findGame, moveGame } from '#server/games.ts'
import type { GameWindow } from '#server/games.ts'

export type ImportOptions = ChallengeOptions & {
  folder: string
  /** Glob patterns of files and folders to leave out. */
  exclude: readonly string[]
  /** Decisions about contents. */
  mapping: MappingOptions
  /** Import nothing unless everything can be. */
  strict: boolean
  /** Title of the game; the name of the folder when absent. */
  game?: string
  window: GameWindow
  /** Logs in; absent when the files are only checked. Called after the folder has been read. */
  open?: () => Promise<Session>
  /** Called with the number of challenges once it is known. */
  onTotal: (total: number) => void
  progress: Progress
}

/**
 * Imports a folder. Nothing is sent before the whole folder has been read.
 *
 * @throws Failure when the folder cannot be imported, or the server not be used, at all
 */
export async function runImport(options: ImportOptions): Promise<Report> {
  const started = performance.now()
  const pack = await readPack(options.folder, options.exclude, options.mapping)
  requireChallenges(pack)
  if (options.strict) requireComplete(pack)
  const { challenges, broken, passedOver } = pack
  options.onTotal(challenges.length)
  const session = await options.open?.()
  try {
    const game = await prepareGame(session, options)
    const target = await findTarget(session, game)
    const rows = [...(await importAll(challenges, target, options)), ...broken.map(brokenRow)]
    return {
      ...(session && { server: session.origin }),
      dryRun: options.dryRun,
      game,
      rows,
      passedOver,
      requests: session?.requests() ?? 0,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    options.progress.end()
    await session?.close()
  }
}

/** @throws Failure naming what was found instead of challenges */
function requireChallenges({ challenges, broken, passedOver }: Pack): void {
  if (challenges.length > 0) return
  const found = [
    ...broken.map(brokenRow).flatMap(lossesOf),
    ...passedOver.map(({ source, why }) => `${source}: ${why}`),
  ]
  throw new Failure([...found, 'There is no challenge that could be imported.'].join('\n'))
}

/** @throws Failure naming everything that could not be imported */
function requireComplete({ challenges, broken }: Pack): void {
  const rows = challenges.map((challenge) =>
    challenge.refusal === undefined ? newRow(challenge) : failedRow(challenge, challenge.refusal),
  )
  const missing = [...rows, ...broken.map(brokenRow)].flatMap(lossesOf)
  if (missing.length > 0) {
    throw new Failure([...missing, 'Nothing was sent, as --strict asks for.'].join('\n'))
  }
}

async function prepareGame(
  session: Session | undefined,
  { folder, game: asked, window, dryRun }: ImportOptions,
): Promise<Report['game']> {
  const title = asked ?? basename(resolve(folder))
  if (!session) return { title, outcome: 'created' }
  const { client } = session
  const found = await findGame(client, title)
  if (!found) {
    if (dryRun) return { title, outcome: 'created' }
    const { id, start, end } = await createGame(client, title, window)
    return { title, id, startMs: start, endMs: end, outcome: 'created' }
  }
  const changed = changedWindow(found, window)
  if (changed && !dryRun) await moveGame(client, found, changed)
  const { start, end } = changed ?? found
  const outcome = changed ? 'updated' : 'unchanged'
  return { title, id: found.id, startMs: start, endMs: end, outcome }
}

async function findTarget(
  session: Session | undefined,
  { id }: Report['game'],
): Promise<Target | undefined> {
  if (!session) return undefined
  const { client } = session
  if (id === undefined) return { client, known: new Map() }
  return { client, gameId: id, known: await listChallenges(client, id) }
}

/** Sequentially: the order of the files is the order of the challenges, and the server is not overloaded. */
async function importAll(
  challenges: readonly PackChallenge[],
  target: Target | undefined,
  options: ImportOptions,
): Promise<Row[]> {
  const { progress } = options
  const rows: Row[] = []
  let lost: string | undefined
  for (const [index, challenge] of challenges.entries()) {
    const onStep = (what: string) => progress.step(index, challenge.title, what)
    if (lost === undefined) {
      try {
        rows.push(await importChallenge(challenge, target, options, onStep))
      } catch (error) {
        lost = errorMessage(error)
      }
    }
    if (lost !== undefined) rows.push(failedRow(challenge, lost))
    const row = rows.at(-1)
    if (row) progress.finish(index, row)
  }
  return rows
}
