import { Command } from 'commander'
import { examine } from '#doctor/examine.ts'
import { exitCodeOf, renderFindings } from '#doctor/render.ts'
import { readPassword } from '#password.ts'
import { parseOrigin } from '#server/connect.ts'

type Options = { user?: string; metrics?: string; json: boolean }

/** `halyard doctor`: checks a deployment from outside. Exit codes: 0 no fault, 2 a fault, 1 nothing was checked. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('check a deployment from outside, with advice for what is wrong')
    .argument('<url>', 'address of the platform, as its visitors type it')
    .option(
      '--user <name>',
      'administrator, to check cookies, addresses and uploads too; the password comes from HALYARD_PASSWORD or is asked for',
    )
    .option(
      '--metrics <url>',
      'address of /metrics, to check backups, mail and space too, such as http://127.0.0.1:9464/metrics',
    )
    .option('--json', 'print the findings as JSON', false)
    .action(async (url: string, { user, metrics, json }: Options) => {
      const origin = parseOrigin(url)
      const account =
        user === undefined ? undefined : { userName: user, password: await readPassword(user) }
      const findings = await examine({ origin, account, metrics })
      console.log(
        json ? JSON.stringify({ origin, findings }, undefined, 2) : renderFindings(findings),
      )
      process.exitCode = exitCodeOf(findings)
    })
