import { uploadLimits } from '@halyard/api'
import { Command, InvalidArgumentError, Option } from 'commander'
import { Failure } from '@halyard/packs/failure'
import { collect, collectValue } from '#arguments.ts'
import { readCategories } from '#import/categories.ts'
import { runImport } from '#import/run.ts'
import { readPassword } from '#password.ts'
import { writeJson } from '#report/json.ts'
import { createProgress } from '#report/progress.ts'
import type { Progress } from '#report/progress.ts'
import { exitCodeOf } from '#report/report.ts'
import { renderTable } from '#report/table.ts'
import { renderTotals } from '#report/totals.ts'
import { connect, parseOrigin, warnUnencrypted } from '#server/connect.ts'

type Options = {
  server?: string
  user?: string
  game?: string
  start?: number
  end?: number
  enable: boolean
  exclude: string[]
  strict: boolean
  publish: boolean
  flags?: 'exact'
  hints?: 'all'
  categories?: string
  set: [string, string][]
  build: boolean
  dryRun: boolean
  json?: string
  maxUpload: number
}

const bytesPerMegabyte = 1_000_000
const defaultColumns = 140

/** `halyard import`: a folder of challenge.yml files becomes a game. Exit codes: 0 all in, 2 some not, 1 nothing done, 130 stopped. */
export const importCommand = (): Command =>
  new Command('import')
    .description('bring a folder of challenge.yml or ctfcli.yaml files to a server as a game')
    .argument(
      '<folder>',
      'folder with one challenge file per challenge, at any depth, or a full export of CTFd (ZIP)',
    )
    .option('--server <url>', 'address of the server; may be left out with --dry-run')
    .option(
      '--user <name>',
      'administrator to log in as; the password comes from HALYARD_PASSWORD or is asked for',
    )
    .option(
      '--game <title>',
      'title of the game (default: what the event is called, or the name of the folder)',
    )
    .option(
      '--start <time>',
      'start of the game, such as 2026-12-05T10:00Z (default: now, when all is in)',
      parseTime,
    )
    .option('--end <time>', 'end of the game (default: 48 hours after the start)', parseTime)
    .option('--publish', 'show the game to players when no challenge is missing', false)
    .option('--enable', 'show challenges that are not marked hidden and have flags', true)
    .option('--no-enable', 'leave all challenges disabled')
    .option(
      '--exclude <glob>',
      'leave out files or folders, such as "web/old" or "**/solution"; may be repeated',
      collect,
      [],
    )
    .addOption(
      new Option(
        '--flags <how>',
        'exact: enable challenges whose patterns or case-insensitive flags the platform cannot judge',
      ).choices(['exact']),
    )
    .addOption(
      new Option('--hints <which>', 'all: give out hints with a price for free').choices(['all']),
    )
    .option(
      '--build',
      'build images that are made of folders with docker, where it is; the server must run the same Docker',
      false,
    )
    .option(
      '--set <name=value>',
      'what ${name}, {{ name }} and {{ .name }} in texts stand for, such as host=ctf.example; may be repeated',
      collectValue,
      [],
    )
    .option('--categories <file>', 'YAML file of lines such as "beginner: Misc"')
    .option('--strict', 'send nothing unless everything can be imported', false)
    .option('--dry-run', 'only say what would be done', false)
    .option('--json <file>', 'write the result to a file as well')
    .option(
      '--max-upload <MB>',
      'largest upload',
      parseMegabytes,
      uploadLimits.uploadAssets / bytesPerMegabyte,
    )
    .action(runCommand)

async function runCommand(folder: string, options: Options): Promise<void> {
  const { server, user, game, start, end, enable, exclude, strict, dryRun, json, maxUpload } =
    options
  const mapping = {
    allHints: options.hints === 'all',
    exactFlags: options.flags === 'exact',
    flagMatches: false,
    pricedHints: false,
    requirements: false,
    cooldown: false,
    buildsImages: options.build,
    values: new Map(options.set),
    nowMs: Date.now(),
    categories:
      options.categories === undefined ? new Map() : await readCategories(options.categories),
  }
  let total = 0
  const progress = createProgress(process.stderr, () => total, dryRun)
  const open = requireAccount(server, user, dryRun)
  const stopper = new AbortController()
  const report = await runImport({
    folder,
    game,
    enable,
    publish: options.publish,
    exclude,
    mapping,
    strict,
    dryRun,
    maxBytes: maxUpload * bytesPerMegabyte,
    window: { startMs: start, endMs: end },
    onTotal(challenges) {
      total = challenges
    },
    progress,
    signal: stopper.signal,
    open:
      open &&
      (async () => {
        const password = await readPassword(open.userName)
        const session = await connect({ ...open, password, onWait: progress.wait })
        stopAtInterrupt(stopper, progress)
        return session
      }),
  })
  console.log(renderTable(report.rows, dryRun, process.stdout.columns || defaultColumns))
  console.log(`\n${renderTotals(report)}`)
  if (json !== undefined) await writeJson(json, report)
  process.exitCode = exitCodeOf(report)
}

/** The first Ctrl+C lets the challenge on its way arrive, a second one ends at once. */
function stopAtInterrupt(stopper: AbortController, { end }: Progress): void {
  process.once('SIGINT', () => {
    stopper.abort()
    end()
    process.stderr.write('Stopping after this challenge. Press Ctrl+C again to stop at once.\n')
  })
}

/** Who logs in where, undefined for a check without a server. */
function requireAccount(server: string | undefined, userName: string | undefined, dryRun: boolean) {
  if (server === undefined) {
    if (dryRun) return undefined
    throw new Failure(
      'Say which server: --server https://ctf.example (or only check with --dry-run).',
    )
  }
  if (userName === undefined) throw new Failure('Say who logs in: --user name.')
  const origin = parseOrigin(server)
  warnUnencrypted(origin, 'password')
  return { server: origin, userName }
}

function parseTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new InvalidArgumentError('Not a time such as 2026-12-05T10:00Z.')
  return time
}

function parseMegabytes(text: string): number {
  const size = Number(text)
  if (!(size > 0)) throw new InvalidArgumentError('Not a size above 0.')
  return size
}
