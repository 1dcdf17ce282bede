import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'

/** The program of the server, for what goes past its API: into its database and its files. */
const server = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** Flags and environment with which the launcher starts it, too: they halve its memory. */
const settings: { flags: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../server/process.json', import.meta.url), 'utf8'),
)

/** A command of the server's program: handed to it with everything that follows. */
export const serverCommand = (name: string, description: string, usage: string): Command =>
  new Command(name)
    .description(description)
    .usage(usage)
    .helpOption(false)
    .allowUnknownOption()
    .argument('[arguments...]')
    .action((args: readonly string[]) => handOver(name, args))

async function handOver(name: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...settings.flags, server, name, ...args], {
    env: { ...settings.environment, ...process.env },
    stdio: 'inherit',
  })
  // A terminal sends Ctrl-C to both processes: the one that works decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code]: (number | null)[] = await once(child, 'exit')
  process.exitCode = code ?? 1
}
