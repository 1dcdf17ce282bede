import { DEFAULT_PORT } from '@halyard/tunnel'
import { Command, InvalidArgumentError } from 'commander'
import { once } from 'node:events'
import { createAccess } from '#tunnel/access.ts'
import { startDaemon } from '#tunnel/daemon.ts'
import { parseOrigin } from '#tunnel/guard.ts'
import { createPool } from '#tunnel/pool.ts'
import type { Pool } from '#tunnel/pool.ts'
import { createTerminal } from '#tunnel/terminal.ts'
import { describeEvent, describeState } from '#tunnel/texts.ts'

type Options = { port: number; allow: string[]; allowLan: boolean }

/** `halyard tunnel`: opens local ports to instances for the sites that the player approves of, until it is stopped. */
export const tunnelCommand = (): Command =>
  new Command('tunnel')
    .description('reach instances of challenges from programs on this computer')
    .option('--port <number>', 'where pages find it', parsePort, DEFAULT_PORT)
    .option('--allow <site>', 'a site that need not be asked about (repeatable)', collectSite, [])
    .option(
      '--allow-lan',
      'let sites open tunnels to the whole network, if you wish it there',
      false,
    )
    .addHelpText(
      'after',
      '\nStart it, press Connect beside a running instance, and answer the question here.',
    )
    .action(runTunnel)

async function runTunnel({ port, allow, allowLan }: Options): Promise<void> {
  const terminal = createTerminal(process.stdin, process.stdout)
  const stop = new AbortController()
  const pool: Pool = createPool(allowLan, (event) => {
    const text = describeEvent(event)
    if (text) terminal.line(text)
    terminal.status(describeState(pool.all()))
  })
  const access = createAccess(async (origin) => {
    const isAllowed = await terminal.ask(`Let ${origin} open tunnels on this computer?`)
    terminal.line(isAllowed ? `${origin} may open tunnels.` : refusalOf(origin))
    return isAllowed
  }, allow)
  const daemon = await startDaemon(port, access, pool)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort())
  }
  terminal.line(`Tunnel ready on ${daemon.address}. Ctrl+C ends it.`)
  for (const origin of allow) terminal.line(`${origin} may open tunnels.`)
  const clock = setInterval(() => terminal.status(describeState(pool.all())), 1000)
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  clearInterval(clock)
  terminal.end()
  await daemon.close()
  terminal.line('Tunnel closed.')
}

const refusalOf = (origin: string) =>
  process.stdin.isTTY
    ? `${origin} may not open tunnels until this program is started again.`
    : `${origin} wants to open tunnels. There is nobody to ask here: start with --allow ${origin}`

function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('Not a port.')
  }
  return port
}

function collectSite(text: string, before: string[]): string[] {
  const origin = parseOrigin(text.replace(/\/$/, ''))
  if (!origin) throw new InvalidArgumentError('Not a site, such as https://ctf.example.org')
  return [...before, origin]
}
