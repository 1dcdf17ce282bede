#!/usr/bin/env node
import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { readConfig, VARIABLES } from '#config.ts'
import { SECRETS } from '#config/secret-files.ts'
import { bannerOf } from '#start/banner.ts'
import { startErrorMessage } from '#start/failure.ts'
import { createLogger } from '#start/logger.ts'
import { backupCommand, restoreCommand } from '#start/backup-commands.ts'
import { filesCommand } from '#start/files-command.ts'
import { moveInCommand } from '#start/move-in-command.ts'
import { startPlatform } from '#start/platform.ts'
import { STOP_MS } from '#start/stop-times.ts'
import { ProcessEndedError, reportListening, startProcesses } from '#start/supervisor.ts'

const packageFile = join(import.meta.dirname, '../package.json')
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))

interface Flags {
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly metricsPort?: string
  readonly processes?: string
  readonly foreignClient?: boolean
  readonly empty?: boolean
}

function fail(error: unknown): never {
  const sentence = startErrorMessage(error)
  // A process of several has said itself why it ended.
  if (!(error instanceof ProcessEndedError)) console.error(sentence ?? error)
  process.exit(1)
}

const onDatabaseEnd = (outputTail: string) =>
  fail(new Error(`The built-in database ended by itself. ${outputTail}`))

async function start(flags: Flags): Promise<void> {
  const config = readConfig({
    ...process.env,
    ...(flags.port !== undefined && { HALYARD_PORT: flags.port }),
    ...(flags.host !== undefined && { HALYARD_HOST: flags.host }),
    ...(flags.data !== undefined && { HALYARD_DATA: flags.data }),
    // One of several processes has got a port of its own.
    ...(flags.metricsPort !== undefined &&
      cluster.isPrimary && { HALYARD_METRICS_PORT: flags.metricsPort }),
    ...(flags.processes !== undefined && { HALYARD_PROCESSES: flags.processes }),
    ...(flags.foreignClient && { HALYARD_FOREIGN_CLIENT: 'on' }),
  })
  const log = await createLogger(config.logLevel)
  let isStopping = false
  const isSupervisor = config.processes > 1 && cluster.isPrimary
  const platform = isSupervisor
    ? await startProcesses({ config, log, onDatabaseEnd })
    : await startPlatform({ config, log, wantsSample: !flags.empty, onDatabaseEnd })
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'shutting down')
    setTimeout(() => process.exit(1), STOP_MS.all).unref()
    platform.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  // A terminal interrupts all processes at once; the supervisor says when each of them stops.
  process.on('SIGINT', cluster.isWorker ? () => undefined : stop)
  if (cluster.isWorker) reportListening(platform)
  else console.log(bannerOf(version, { ...platform, project: config.project }))
}

const SECRETS_HELP = `In place of a secret, the variable with _FILE at its end names a file that holds it: ${SECRETS.join(', ')}.`
const variables = Object.entries(VARIABLES).map(
  ([name, meaning]) => `  ${name.padEnd(28)} ${meaning}`,
)

await new Command()
  .name('halyard')
  .enablePositionalOptions()
  .description('A platform for capture-the-flag competitions')
  .version(version)
  .option('--port <number>', 'port to listen on')
  .option('--host <address>', 'address to listen on')
  .option('--data <folder>', 'folder of files and of the built-in database')
  .option('--metrics-port <number>', 'port to serve /metrics on')
  .option('--processes <number>', 'processes that share the port')
  .option('--foreign-client', 'the folder of HALYARD_WEB holds another web client than ours')
  .option('--empty', 'start without the sample game')
  .addHelpText('after', `\nEnvironment:\n${variables.join('\n')}\n\n${SECRETS_HELP}\n`)
  .action((flags: Flags) => start(flags).catch(fail))
  .addCommand(backupCommand())
  .addCommand(moveInCommand())
  .addCommand(filesCommand())
  .addCommand(restoreCommand())
  .parseAsync()
  .catch(fail)
