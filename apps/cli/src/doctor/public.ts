// What anybody can see of a deployment.
import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { WebSocket } from 'ws'
import { fault, good, skipped, warning } from '#doctor/finding.ts'
import type { Finding } from '#doctor/finding.ts'

const LIMIT_MS = 10_000
const DAY_MS = 86_400_000
const CLOCK_WARNING_MS = 5_000
const CLOCK_FAULT_MS = 60_000

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })

/** An address of this machine or of a private network. */
export function isPrivate(address: string): boolean {
  return (
    /^(10|127)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(
      address.replace(/^::ffff:/i, ''),
    ) || /^(::1$|f[cd]|fe[89ab])/i.test(address)
  )
}

const isOfThisMachine = (hostname: string) =>
  hostname === 'localhost' || (isIP(hostname) > 0 && isPrivate(hostname)) || hostname === '[::1]'

/** Encryption on the way, and how long the certificate lasts. */
export async function checkHttps(origin: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:') {
    const says = 'Nothing is encrypted on the way.'
    const advice =
      'Put a proxy with a certificate in front, such as Caddy, and set HALYARD_URL to the https address.'
    return isOfThisMachine(hostname)
      ? warning('HTTPS', says, advice)
      : fault('HTTPS', `${says} Others can read passwords and flags.`, advice)
  }
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 443),
    servername: isIP(hostname) ? '' : hostname,
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LIMIT_MS) })
    if (!socket.authorized) {
      return fault(
        'HTTPS',
        `Browsers refuse the certificate (${String(socket.authorizationError)}).`,
        'Get one for this name from an authority that browsers know. For an authority of your own set NODE_EXTRA_CA_CERTS.',
      )
    }
    return judgeCertificate(socket.getPeerCertificate(), Date.now())
  } catch {
    return fault('HTTPS', 'No encrypted connection is made.', 'Check that the proxy runs.')
  } finally {
    socket.destroy()
  }
}

/** Short-lived certificates are renewed late in their life, too: what counts is the part of it that is left, and days for long ones. */
export function judgeCertificate(
  { valid_from: from, valid_to: to }: { valid_from: string; valid_to: string },
  nowMs: number,
): Finding {
  const lifeMs = Date.parse(to) - Date.parse(from)
  const leftMs = Date.parse(to) - nowMs
  const left = leftMs > 2 * DAY_MS ? `${Math.floor(leftMs / DAY_MS)} days` : hours(leftMs)
  const says = `The certificate is valid for ${left}.`
  if (leftMs < Math.min(3 * DAY_MS, lifeMs / 20)) return fault('HTTPS', says, 'Renew it now.')
  if (leftMs < Math.min(14 * DAY_MS, lifeMs / 6))
    return warning('HTTPS', says, 'See that it is renewed.')
  return good('HTTPS', says)
}

const hours = (ms: number) => `${Math.floor(ms / 3_600_000)} h`

/** Whether who types the address without https gets there. */
export async function checkRedirect(origin: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:' || port !== '')
    return skipped('Redirect', 'Only an https address on the usual port needs one.')
  try {
    const { status, headers } = await ask(`http://${hostname}/`)
    if (status >= 300 && status < 400 && headers.get('location')?.startsWith('https://'))
      return good('Redirect', 'http leads to https.')
    return fault(
      'Redirect',
      `http://${hostname} answers ${status} without encryption.`,
      'Let the proxy redirect it to https.',
    )
  } catch {
    return good('Redirect', 'Nothing answers without encryption.')
  }
}

/** What the server says of itself: its database, its files, its engine of instances. */
export async function checkReadiness(origin: string): Promise<Finding[]> {
  const answer = await ask(`${origin}/readyz`)
  const text = await answer.text()
  const problem = /^Unhealthy: (.+)$/.exec(text)?.[1]
  const advice = 'Read the log of the server; docs/how-to/monitor.md explains the words.'
  if (problem === undefined && !/^(Healthy|Degraded)$/.test(text)) {
    if (await isOfOtherMaker(origin))
      return [skipped('Server', 'This is no Halyard: it does not tell how its parts are.')]
    const says = `/readyz answers ${answer.status} with something else.`
    return [fault('Server', says, 'Let the proxy pass everything on, and check the address.')]
  }
  const isOfFiles = problem !== undefined && /files|disk/.test(problem)
  return [
    problem === undefined || isOfFiles
      ? good('Server', 'The database answers.')
      : fault('Server', `Not ready: ${problem}.`, advice),
    isOfFiles
      ? fault('Storage', `Not ready: ${problem}.`, 'Make room, or bring the object store back.')
      : good('Storage', 'Files can be stored.'),
    text === 'Degraded'
      ? fault(
          'Instances',
          'The engine of instances does not answer.',
          'Check Docker or Kubernetes, and the rights of the server there.',
        )
      : good('Instances', 'Their engine answers, or there is none.'),
  ]
}

/** Whether a server of the same contract answers that names no extension of ours. */
async function isOfOtherMaker(origin: string): Promise<boolean> {
  const answer = await ask(`${origin}/api/config`)
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return false
  const config = Object(await answer.json())
  return typeof config.title === 'string' && config.extensions === undefined
}

/** Whether the server's clock is this machine's. */
export async function checkClock(origin: string, now = Date.now): Promise<Finding> {
  const before = now()
  const { headers } = await ask(`${origin}/livez`)
  const middle = (before + now()) / 2
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return skipped('Clock', 'Answers have no date.')
  // Dates are whole seconds.
  const offMs = date + 500 - middle
  const says = `Its clock is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'ahead of' : 'behind'} this machine's.`
  const advice = 'Games begin and end by it: run an NTP client on both machines.'
  if (Math.abs(offMs) > CLOCK_FAULT_MS) return fault('Clock', says, advice)
  if (Math.abs(offMs) > CLOCK_WARNING_MS) return warning('Clock', says, advice)
  return good('Clock', 'It agrees with this machine.')
}

/** Whether live updates get through. */
export async function checkWebSocket(origin: string): Promise<Finding> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/hub/user?game=0`, {
    origin,
    handshakeTimeout: LIMIT_MS,
  })
  try {
    await once(socket, 'open')
    return good('WebSocket', 'Live updates get through.')
  } catch (error) {
    return fault(
      'WebSocket',
      `Live updates and connections to instances do not get through (${error instanceof Error ? error.message : 'unknown'}).`,
      'Let the proxy pass the headers Upgrade and Connection on, over HTTP/1.1, for /hub/ and /api/proxy/.',
    )
  } finally {
    socket.on('error', () => undefined).terminate()
  }
}

/** Whether the server knows that its visitors use https. */
export async function checkForwardedProtocol(origin: string): Promise<Finding> {
  if (origin.startsWith('http:'))
    return skipped('Protocol', 'There is nothing to forward without https.')
  const { headers } = await ask(`${origin}/api/config`)
  if (headers.has('strict-transport-security'))
    return good('Protocol', 'The server knows that visitors use https.')
  return fault(
    'Protocol',
    'The server does not know that visitors use https: its cookies also go over http.',
    'Set HALYARD_TRUST_PROXY to the address of the proxy, and let the proxy set X-Forwarded-Proto.',
  )
}
