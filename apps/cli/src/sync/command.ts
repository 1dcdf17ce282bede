import { writeFile } from 'node:fs/promises'
import { uploadLimits } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import { Command, InvalidArgumentError } from 'commander'
import { collect, collectValue } from '#arguments.ts'
import { readCategories } from '#import/categories.ts'
import { readPassword } from '#password.ts'
import { connect, parseOrigin, warnUnencrypted } from '#server/connect.ts'
import { connectByToken, readToken } from '#server/connect-by-token.ts'
import { errorMessage } from '#server/error-message.ts'
import { renderSync } from '#sync/render.ts'
import { hasFailures, sync } from '#sync/sync.ts'
import type { SyncOptions, SyncReport } from '#sync/sync.ts'
import { watchFolders } from '#sync/watch.ts'

type Options = {
  server: string
  game: number
  tokenFile?: string
  user?: string
  check: boolean
  watch: boolean
  prune: string[]
  exclude: string[]
  set: [string, string][]
  categories?: string
  json?: string
}

const HELP = `
The API token comes from --token-file or HALYARD_TOKEN and needs the scope "Organize", for this game at least. For a server without such
tokens log in with --user; the password comes from HALYARD_PASSWORD or is asked for.

Times and ways of scoring that a format has no place for are in halyard.yml, beside the challenges:
  freezeAt: 2026-12-05T18:00:00Z
  challenges:
    - name: Knots
      releaseAt: 2026-12-05T12:00:00Z
      scoring: { kind: linear, minimum: 100, decay: 20 }

Exit codes: 0 nothing differs, or all was written; 2 --check found differences; 1 something could not be read or written.`

/** `halyard sync`: the challenges of a game become what folders say. */
export const syncCommand = (): Command =>
  new Command('sync')
    .description('make the challenges of a game what folders of challenge files say')
    .argument('<folder...>', 'folders in any format that import reads, or packages of games (ZIP)')
    .requiredOption('--server <url>', 'address of the server')
    .requiredOption('--game <id>', 'number of the game, as in its address', parseId)
    .option('--token-file <file>', 'file with an API token (default: HALYARD_TOKEN)')
    .option('--user <name>', 'log in as this administrator instead')
    .option('--check', 'write nothing; exit with 2 when something differs', false)
    .option('--watch', 'stay, and sync again whenever a file changes', false)
    .option(
      '--prune <title>',
      'delete this challenge, which no file has any more, with its submissions; may be repeated',
      collect,
      [],
    )
    .option('--exclude <glob>', 'leave out files or folders; may be repeated', collect, [])
    .option(
      '--set <name=value>',
      'what ${name}, {{ name }} and {{ .name }} in texts stand for; may be repeated',
      collectValue,
      [],
    )
    .option('--categories <file>', 'YAML file of lines such as "beginner: Misc"')
    .option('--json <file>', 'write the differences to a file as well; - is standard output')
    .addHelpText('after', HELP)
    .action(runSync)

async function runSync(folders: string[], options: Options): Promise<void> {
  const { server, tokenFile, user, watch: stays } = options
  const token = user === undefined ? await readToken(tokenFile) : undefined
  const origin = parseOrigin(server)
  warnUnencrypted(origin, token === undefined ? 'password' : 'token')
  if (token === undefined && user === undefined)
    throw new Failure('Give a token: --token-file, or HALYARD_TOKEN. Or log in with --user.')
  const session =
    token === undefined
      ? await connect({
          server: origin,
          userName: user ?? '',
          password: await readPassword(user ?? ''),
          onWait,
        })
      : await connectByToken({ server: origin, token, onWait })
  const wanted = await optionsOf(folders, options, session)
  try {
    if (stays) await keepInSync(wanted, options)
    else process.exitCode = await once(wanted, options)
  } finally {
    await session.close()
  }
}

const onWait = (seconds: number) =>
  process.stderr.write(`The server asks for a pause of ${seconds} s.\n`)

async function optionsOf(
  folders: string[],
  { game, prune, exclude, set, categories, check }: Options,
  session: SyncOptions['session'],
): Promise<SyncOptions> {
  return {
    ...{ folders, gameId: game, session, prune, exclude, check },
    maxBytes: uploadLimits.uploadAssets,
    mapping: {
      ...{ allHints: false, exactFlags: false, buildsImages: false },
      ...{ flagMatches: false, pricedHints: false, requirements: false, cooldown: false },
      values: new Map(set),
      categories: categories === undefined ? new Map() : await readCategories(categories),
      nowMs: Date.now(),
    },
    onStep: () => {},
  }
}

/** A file that is broken for the moment, or a server that is away, ends nothing: the next change tries again. */
async function keepInSync(wanted: SyncOptions, options: Options): Promise<void> {
  const stopper = new AbortController()
  process.once('SIGINT', () => stopper.abort())
  await watchFolders(wanted.folders, stopper.signal, async () => {
    try {
      await once(wanted, options)
    } catch (error) {
      process.stderr.write(`${errorMessage(error)}\n`)
    }
  })
}

async function once(wanted: SyncOptions, { check, json }: Options): Promise<number> {
  const report = await sync(wanted)
  if (json !== undefined) await writeReport(json, report)
  const text = `${renderSync(report, check)}\n`
  if (json === '-') process.stderr.write(text)
  else process.stdout.write(text)
  return exitCodeOf(report, check)
}

/** 0 as the files say, 2 it is not, 1 that is not known or did not succeed. */
function exitCodeOf(report: SyncReport, check: boolean): number {
  if (hasFailures(report) || report.stopped !== undefined) return 1
  return check && differs(report) ? 2 : 0
}

const differs = ({ rows, schedule, pruned }: SyncReport) =>
  rows.some(({ outcome }) => outcome !== 'unchanged') || schedule.length > 0 || pruned.length > 0

/** For other programs. It holds no flags, and no token. */
async function writeReport(path: string, report: SyncReport): Promise<void> {
  const rows = report.rows.map((row) => ({ ...row, changes: undefined }))
  const text = `${JSON.stringify({ ...report, differs: differs(report), rows }, undefined, 2)}\n`
  if (path === '-') {
    process.stdout.write(text)
    return
  }
  await writeFile(path, text).catch((error: Error) => {
    throw new Failure(`The differences could not be written: ${error.message}`)
  })
}

function parseId(text: string): number {
  const id = Number(text)
  if (!Number.isInteger(id) || id < 1) throw new InvalidArgumentError('Not the number of a game.')
  return id
}
