import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'

/** The program of the server: what is moved in is written into its database, past its API. */
const server = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

/** `halyard move-in`: handed to the program of the server with everything that follows. */
export const moveInCommand = (): Command =>
  new Command('move-in')
    .description('bring a whole installation of another platform into one of ours that is empty')
    .usage('gzctf|ctfd [options]')
    .helpOption(false)
    .allowUnknownOption()
    .argument('[arguments...]')
    .action(handOver)

async function handOver(words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [server, 'move-in', ...words], { stdio: 'inherit' })
  // A terminal tells both processes of Ctrl-C: the one that works decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code]: (number | null)[] = await once(child, 'exit')
  process.exitCode = code ?? 1
}
