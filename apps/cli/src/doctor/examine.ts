import { errorMessage } from '#server/error-message.ts'
import { connect } from '#server/connect.ts'
import {
  checkCookies,
  checkForwardedAddress,
  checkUpload,
  FORGED_ADDRESS,
} from '#doctor/account.ts'
import { fault, skipped } from '#doctor/finding.ts'
import type { Finding } from '#doctor/finding.ts'
import { checkMetrics } from '#doctor/metrics.ts'
import {
  checkClock,
  checkForwardedProtocol,
  checkHttps,
  checkReadiness,
  checkRedirect,
  checkWebSocket,
} from '#doctor/public.ts'

type Deployment = {
  origin: string
  /** An administrator; what only they can see is left out without one. */
  account: { userName: string; password: string } | undefined
  /** Where /metrics is. */
  metrics: string | undefined
}

/** Everything that can be found out about a deployment from outside. */
export async function examine({ origin, account, metrics }: Deployment): Promise<Finding[]> {
  const https = await checkHttps(origin)
  const findings = [https, await checkRedirect(origin)]
  try {
    findings.push(...(await checkReadiness(origin)))
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause : error
    findings.push(
      fault(
        'Server',
        `Nothing answers at ${origin} (${why instanceof Error ? why.message : 'unknown'}).`,
        'Check the address, the proxy and the server behind it.',
      ),
    )
    return findings
  }
  findings.push(
    await checkClock(origin),
    await checkForwardedProtocol(origin),
    await checkWebSocket(origin),
    ...(account ? await examineAsAdmin(origin, account) : withoutAccount()),
    ...(await checkMetrics(metrics)),
  )
  return findings
}

const withoutAccount = () =>
  ['Cookies', 'Addresses', 'Uploads'].map((check) =>
    skipped(check, 'Only an administrator can see it: name one with --user.'),
  )

async function examineAsAdmin(
  origin: string,
  account: { userName: string; password: string },
): Promise<Finding[]> {
  const cookies: string[] = []
  // The clocks of both machines may differ by what the check of them allows.
  const sinceMs = Date.now() - 60_000
  try {
    const session = await connect({
      server: origin,
      ...account,
      headers: { 'X-Forwarded-For': FORGED_ADDRESS },
      onAnswer: ({ headers }) => cookies.push(...headers.getSetCookie()),
    })
    const { client } = session
    try {
      const { userName } = account
      return [
        checkCookies(origin, cookies),
        await checkForwardedAddress(client, { userName, origin, sinceMs }),
        await checkUpload(client),
      ]
    } finally {
      await session.close()
    }
  } catch (error) {
    return [fault('Log in', errorMessage(error), 'Name an administrator, and check the password.')]
  }
}
