import { writeFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { groups } from '#groups/all.ts'
import { hiddenAnswer } from '#report/prompt.ts'
import { reportOf } from '#report/report.ts'
import { textOfReport } from '#report/text.ts'
import { run, StartError } from './run.ts'

type Flags = {
  server: string
  admin: string
  json?: string
  only: string[]
  changeSettings: boolean
  image?: { reference: string; port: number }
}

const command = new Command('conformance')
  .description('Plays a whole competition against a server and says where it leaves the contract.')
  .requiredOption('--server <url>', 'address of the server', anAddress)
  .requiredOption(
    '--admin <name>',
    'name of an admin; the password comes from HALYARD_PASSWORD or is asked for',
  )
  .option('--json <file>', 'also write the report as JSON')
  .option(
    '--only <group>',
    `play one group only, may be repeated: ${groups.join(', ')}`,
    aGroup,
    [],
  )
  .option(
    '--change-settings',
    'also change settings of the platform for moments (they are put back)',
    false,
  )
  .option(
    '--image <reference:port>',
    'container image the server can start, with its port',
    anImage,
  )
  .parse()

const exitCodes = { full: 0, broken: 1, partial: 3 } as const

const flags = command.opts<Flags>()
process.exitCode = await main(flags)

/** Exit code: that of the verdict, 2 nothing was tried, 130 interrupted. */
async function main({ server, admin, json, only, changeSettings, image }: Flags): Promise<number> {
  const interruption = new AbortController()
  // Ctrl+C may come twice, by the terminal and by the program that started this one: what was made is removed all the same.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!interruption.signal.aborted)
        process.stderr.write('\nInterrupted: removing what was made …\n')
      interruption.abort()
    })
  }
  try {
    const adminPassword =
      process.env.HALYARD_PASSWORD ?? (await hiddenAnswer(`Password of ${admin}: `))
    const result = await run({
      baseUrl: server,
      adminName: admin,
      adminPassword,
      only,
      changeSettings,
      image,
      signal: interruption.signal,
      onScenario: ({ group, title }) => process.stderr.write(`${group}: ${title}\n`),
      onLeftover: ({ what, reason }) =>
        process.stderr.write(`cannot be taken back: ${what}: ${reason}\n`),
    })
    const report = reportOf(result)
    process.stdout.write(textOfReport(report))
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
    if (interruption.signal.aborted) return 130
    return exitCodes[report.verdict]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

function anAddress(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('It should look like http://localhost:8080')
  }
  return text
}

function aGroup(text: string, before: string[]): string[] {
  if (!groups.includes(text)) throw new InvalidArgumentError(`Groups are ${groups.join(', ')}.`)
  return [...before, text]
}

function anImage(text: string): { reference: string; port: number } {
  const [, reference, port] = /^(.+):(\d+)$/.exec(text) ?? []
  if (!reference || !port) throw new InvalidArgumentError('It should look like nginx:alpine:80')
  return { reference, port: Number(port) }
}
