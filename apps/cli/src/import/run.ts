import { unwrap } from '@halyard/api'
import type { GameSettings } from '@halyard/api'
import { openPack, readOpened } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { MappingOptions, Pack, PackChallenge } from '@halyard/packs'
import { brokenRow, failedRow, listChallenges, lossesOf, newRow } from '@halyard/packs/send'
import type { Row, Target } from '@halyard/packs/send'
import { bringExtras } from '#import/extras.ts'
import { prepareGame, settleGame } from '#import/game.ts'
import type { GameOptions } from '#import/game.ts'
import { importChallenge } from '#import/challenge.ts'
import type { SendOptions } from '#import/challenge.ts'
import type { Progress } from '#report/progress.ts'
import type { Report } from '#report/report.ts'
import type { Session } from '#server/connect.ts'
import { errorMessage } from '#server/error-message.ts'
import { openPath } from '#tree/open.ts'

export type ImportOptions = SendOptions &
  GameOptions & {
    /** Glob patterns of files and folders to leave out. */
    exclude: readonly string[]
    /** Decisions about contents. */
    mapping: MappingOptions
    /** Import nothing unless everything can be. */
    strict: boolean
    /** Logs in; absent when the files are only checked. Called after the folder has been read. */
    open?: () => Promise<Session>
    /** Called with the number of challenges once it is known. */
    onTotal: (total: number) => void
    /** Ends the run after the challenge that is on its way. */
    signal?: AbortSignal
    progress: Progress
  }

/**
 * Imports a folder, or a full export of CTFd. Nothing is sent before all of it has been read.
 *
 * @throws Failure when it cannot be imported, or the server not be used, at all
 */
export async function runImport(options: ImportOptions): Promise<Report> {
  const started = performance.now()
  const event = await openPack(await openPath(options.folder))
  let session: Session | undefined
  try {
    const asked = await readOpened(event, options.exclude, {
      ...options.mapping,
      ...{ flagMatches: true, pricedHints: true, requirements: true, cooldown: true },
    })
    requireChallenges(asked)
    if (options.strict) requireComplete(asked)
    session = await options.open?.()
    // What a server has beyond the contract is known once it has been reached.
    const extensions = session ? await readExtensions(session) : []
    const known = {
      flagMatches: extensions.includes('flags'),
      pricedHints: extensions.includes('hints'),
      requirements: extensions.includes('requirements'),
      cooldown: extensions.includes('cooldown'),
    }
    const pack = Object.values(known).every(Boolean)
      ? asked
      : await readOpened(event, options.exclude, { ...options.mapping, ...known })
    if (options.strict) requireComplete(pack)
    const { challenges, broken, passedOver } = pack
    options.onTotal(challenges.length)
    const prepared = await prepareGame(session, options, event.about)
    const target = await findTarget(session, prepared.game, extensions)
    const imported = await importAll(challenges, target, options)
    const rows = [...imported.rows, ...broken.map(brokenRow)]
    const reachable = imported.end === undefined ? session : undefined
    const leftOut = options.dryRun
      ? []
      : await bringExtras(reachable, prepared.game, extensions, event.about)
    return {
      ...(session && { server: session.origin }),
      dryRun: options.dryRun,
      ...(imported.end === 'stopped' && { isStopped: true }),
      game: await settleGame(reachable, prepared, rows, options, event.about),
      rows,
      leftOut,
      passedOver: [...event.passedOver, ...passedOver],
      requests: session?.requests() ?? 0,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    options.progress.end()
    await session?.close()
  }
}

async function readExtensions({ client }: Session): Promise<readonly string[]> {
  const { extensions } = await unwrap(client.GET('/api/config'))
  return extensions ?? []
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

async function findTarget(
  session: Session | undefined,
  game: GameSettings | undefined,
  extensions: readonly string[],
): Promise<Target | undefined> {
  if (!session) return undefined
  const { client } = session
  if (!game) return { client, known: new Map(), extensions }
  return { client, gameId: game.id, known: await listChallenges(client, game.id), extensions }
}

/** Sequentially: the order of the files is the order of the challenges, and the server is not overloaded. */
async function importAll(
  challenges: readonly PackChallenge[],
  target: Target | undefined,
  options: ImportOptions,
): Promise<{ rows: Row[]; end?: 'lost' | 'stopped' }> {
  const { progress, signal } = options
  const rows: Row[] = []
  let end: 'lost' | 'stopped' | undefined
  let why = ''
  for (const [index, challenge] of challenges.entries()) {
    const onStep = (what: string) => progress.step(index, challenge.title, what)
    if (end === undefined && signal?.aborted) {
      end = 'stopped'
      why = 'not sent: the import was stopped'
    }
    if (end === undefined) {
      try {
        rows.push(await importChallenge(challenge, target, options, onStep))
      } catch (error) {
        end = 'lost'
        why = errorMessage(error)
      }
    }
    if (end !== undefined) rows.push(failedRow(challenge, why))
    const row = rows.at(-1)
    if (row) progress.finish(index, row)
  }
  return { rows, end }
}
