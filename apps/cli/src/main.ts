#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { Failure } from '@halyard/packs/failure'
import { doctorCommand } from '#doctor/command.ts'
import { importCommand } from '#import/command.ts'
import { replayCommand } from '#replay/command.ts'
import { run } from '#run.ts'
import { serverCommand } from '#server-program.ts'
import { errorMessage } from '#server/error-message.ts'
import { syncCommand } from '#sync/command.ts'
import { tunnelCommand } from '#tunnel/command.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const BESIDE = `
Beside it, from a checkout:
  npm run conformance -- --server <url> --admin <name>
                           say where a server of any maker leaves the contract
`

const isExpected = (error: unknown) =>
  error instanceof Failure || (error instanceof Error && error.name === 'ApiError')

await run(
  new Command('halyard')
    .description('Tools of a Halyard platform, for organisers and players')
    .version(version)
    .addCommand(importCommand())
    .addCommand(
      serverCommand(
        'move-in',
        'bring a whole installation of another platform into one of ours that is empty',
        'gzctf|ctfd [options]',
      ),
    )
    .addCommand(
      serverCommand(
        'backup',
        'copy the database and all files of a platform into one archive',
        '--to <place> [options]',
      ),
    )
    .addCommand(
      serverCommand(
        'restore',
        'bring an archive into a platform that is empty and does not run',
        '<archive> [options]',
      ),
    )
    .addCommand(
      serverCommand(
        'files',
        'copy uploads and captures between a folder and a bucket',
        'copy --from <place> --to <place>',
      ),
    )
    .addCommand(syncCommand())
    .addCommand(doctorCommand())
    .addCommand(replayCommand())
    .addCommand(tunnelCommand())
    .addHelpText('after', BESIDE),
  (error) => (isExpected(error) ? errorMessage(error) : undefined),
)
