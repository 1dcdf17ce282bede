#!/usr/bin/env node
import { Command } from 'commander'
import { Failure } from '@halyard/packs/failure'
import { importCommand } from '#import/command.ts'
import { moveInCommand } from '#move-in/command.ts'
import { replayCommand } from '#replay/command.ts'
import { run } from '#run.ts'
import { errorMessage } from '#server/error-message.ts'
import { tunnelCommand } from '#tunnel/command.ts'

const isExpected = (error: unknown) =>
  error instanceof Failure || (error instanceof Error && error.name === 'ApiError')

await run(
  new Command('halyard')
    .description('Tools of a Halyard platform, for organisers and players')
    .addCommand(importCommand())
    .addCommand(moveInCommand())
    .addCommand(replayCommand())
    .addCommand(tunnelCommand()),
  (error) => (isExpected(error) ? errorMessage(error) : undefined),
)
