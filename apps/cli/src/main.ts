#!/usr/bin/env node
import { Command } from 'commander'
import { Failure } from '#failure.ts'
import { importCommand } from '#import/command.ts'
import { replayCommand } from '#replay/command.ts'
import { sanitise } from '#report/sanitise.ts'
import { errorMessage } from '#server/error-message.ts'
import { tunnelCommand } from '#tunnel/command.ts'

const program = new Command('halyard')
  .description('Tools of a Halyard platform, for organisers and players')
  .addCommand(importCommand())
  .addCommand(replayCommand())
  .addCommand(tunnelCommand())

try {
  await program.parseAsync()
} catch (error) {
  const isExpected =
    error instanceof Failure || (error instanceof Error && error.name === 'ApiError')
  if (!isExpected) throw error
  console.error(errorMessage(error).split('\n').map(sanitise).join('\n'))
  process.exitCode = 1
}
