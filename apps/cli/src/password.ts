import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Failure } from '@halyard/packs/failure'

/**
 * The password from HALYARD_PASSWORD, or typed without being shown. Never an argument: those are seen by every user of the
 * machine and kept in the shell's history.
 *
 * @throws Failure when there is neither the variable nor a terminal
 */
export async function readPassword(userName: string): Promise<string> {
  const given = process.env.HALYARD_PASSWORD
  if (given) return given
  if (!process.stdin.isTTY) {
    throw new Failure('No password: set HALYARD_PASSWORD, or run in a terminal to be asked for it.')
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  // Only now the terminal stops showing what is typed.
  process.stderr.write(`Password of ${userName}: `)
  try {
    const typed = await new Promise<string>((answered, refused) => {
      lines.once('line', answered)
      lines.once('SIGINT', () => lines.close())
      lines.once('close', () => refused(new Failure('No password was given.')))
    })
    if (typed === '') throw new Failure('No password was given.')
    return typed
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
