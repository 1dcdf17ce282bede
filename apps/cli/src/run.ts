import type { Command } from 'commander'
import { Failure } from '@halyard/packs/failure'
import { sanitise } from '#report/sanitise.ts'

/**
 * Does what the command line asks for. What the user can act on is printed without a stack trace.
 *
 * @param messageOf the message of a failure, or undefined when it is a defect
 */
export async function run(
  program: Command,
  messageOf: (error: unknown) => string | undefined = failureMessage,
): Promise<void> {
  try {
    await program.parseAsync()
  } catch (error) {
    const text = messageOf(error)
    if (text === undefined) throw error
    console.error(text.split('\n').map(sanitise).join('\n'))
    process.exitCode = 1
  }
}

const failureMessage = (error: unknown): string | undefined =>
  error instanceof Failure ? error.message : undefined
