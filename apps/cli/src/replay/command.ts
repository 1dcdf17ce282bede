import { unwrap } from '@halyard/api'
import { Command, InvalidArgumentError } from 'commander'
import { basename } from 'node:path'
import { readPassword } from '#password.ts'
import { boardWith } from '#replay/board.ts'
import { differences, unsaid } from '#replay/compare.ts'
import { finish, keyOf, play } from '#replay/play.ts'
import type { Played } from '#replay/play.ts'
import { readRecording } from '#replay/recording.ts'
import type { RecordedSolve } from '#replay/recording.ts'
import { secretsOf } from '#replay/secrets.ts'
import { makeWorld } from '#replay/world.ts'
import { sanitise } from '#report/sanitise.ts'
import { connect, parseOrigin } from '#server/connect.ts'
import { createPauses } from '#server/pauses.ts'
import { findGame } from '#server/games.ts'

type Options = { server: string; user: string; speed: number; game?: string; clean: boolean }

const shownDifferences = 20

/** `halyard replay`: plays a recorded event. Exit codes: 0 the boards say the same, 2 they differ, 1 not played. */
export const replayCommand = (): Command =>
  new Command('replay')
    .description('play a recorded scoreboard against a server, as its teams')
    .argument(
      '<recording>',
      'the scoreboard a server answered after the event, or an export of CTFd',
    )
    .requiredOption('--server <url>', 'address of the server')
    .option(
      '--user <name>',
      'administrator; the password comes from HALYARD_PASSWORD or is asked for',
      'admin',
    )
    .option('--speed <factor>', 'how many times faster than it was', parseSpeed, 60)
    .option('--game <title>', 'title of the game (default: named after the file)')
    .option('--clean', 'delete the game of an earlier run first', false)
    .addHelpText(
      'after',
      '\nBroken off, the same command goes on where it stopped. Accounts and teams stay when the game is deleted.',
    )
    .action(runReplay)

async function runReplay(path: string, options: Options): Promise<void> {
  const recording = await readRecording(path)
  const origin = parseOrigin(options.server)
  const title = options.game ?? `Replay of ${basename(path, '.json')}`
  const password = await readPassword(options.user)
  const session = await connect({ server: origin, userName: options.user, password })
  const { client: admin } = session
  const line = moving(process.stderr)
  try {
    if (options.clean) await deleteGame(admin, title)
    const secrets = secretsOf(password, title)
    const stop = new AbortController()
    const pauses = createPauses({
      signal: stop.signal,
      onWait: (seconds) => line.show(`the server asks for a pause of ${seconds} s`),
    })
    const making = {
      admin,
      origin,
      title,
      recording,
      secrets,
      onStep: (what: string) => line.show(what),
      pauses,
      stop,
    }
    const world = await makeWorld(making)
    const total = recording.solves.length
    const played = await play(making, world, {
      speed: options.speed,
      onSolve: (done, { atMs }) =>
        line.show(`[${done}/${total}] ${new Date(atMs).toISOString().slice(0, 19)}Z`),
    })
    const params = { path: { id: world.game.id } }
    const read = () => unwrap(admin.GET('/api/game/{id}/scoreboard', { params }))
    const boardOf = (solves: readonly RecordedSolve[]) => {
      line.show('waiting for the board')
      return boardWith(
        solves.map((solve) => keyOf(world, solve)),
        { read },
      )
    }
    // What is judged late must not be judged by the rules after the end.
    await boardOf(recording.solves)
    await finish(making, world)
    const { board, isWhole } = await boardOf([...recording.solves, ...recording.late])
    line.end()
    if (!isWhole) console.log('The board still lacks solves two minutes after the last change.')
    console.log(summaryOf(played, recording.late.length))
    console.log(`Game: ${origin}/games/${world.game.id}/scoreboard`)
    process.exitCode = report(differences(recording.board, board, world))
  } finally {
    line.end()
    await session.close()
  }
}

async function deleteGame(admin: Parameters<typeof findGame>[0], title: string): Promise<void> {
  const game = await findGame(admin, title)
  if (game)
    await unwrap(admin.DELETE('/api/edit/games/{id}', { params: { path: { id: game.id } } }))
}

function summaryOf({ sent, skipped, latestMs, latencies }: Played, late: number): string {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const lag = latestMs > 1000 ? ` At the worst it was ${(latestMs / 1000).toFixed(0)} s late.` : ''
  return [
    `${sent} flags sent, ${skipped} were there already, ${late} after the end.${lag}`,
    `An answer took ${at(0.5)} ms (median), ${at(0.99)} ms (99th percentile).`,
  ].join('\n')
}

/** Prints how the boards compare and returns the exit code. */
function report(found: readonly string[]): 0 | 2 {
  if (found.length === 0) console.log('The final board equals the recorded one.')
  else {
    console.log(`The final board differs from the recorded one in ${found.length} places:`)
    for (const text of found.slice(0, shownDifferences)) console.log(`  ${sanitise(text)}`)
  }
  console.log('The recording does not say:')
  for (const text of unsaid) console.log(`  ${text}`)
  return found.length === 0 ? 0 : 2
}

function parseSpeed(text: string): number {
  const speed = Number(text)
  if (!(speed > 0)) throw new InvalidArgumentError('Not a number above 0.')
  return speed
}

/** A progress line that is updated in place; prints nothing without a terminal. */
function moving(stream: NodeJS.WriteStream) {
  let isShown = false
  return {
    show(text: string) {
      if (!stream.isTTY) return
      isShown = true
      stream.write(`\r\u001B[K${sanitise(text).slice(0, (stream.columns || 80) - 1)}`)
    },
    end() {
      if (isShown) stream.write('\r\u001B[K')
      isShown = false
    },
  }
}
