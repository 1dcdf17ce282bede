import { createClient, hasStatus, seal, unwrap } from '@halyard/api'
import type { ApiClient, ClientConfig } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import { errorMessage } from '#server/error-message.ts'
import { solvePow } from '#server/proof-of-work.ts'
import { createPauses } from '#server/pauses.ts'
import { createSessionFetch } from '#server/session-fetch.ts'
import type { SessionFetchOptions } from '#server/session-fetch.ts'

/** A logged-in connection to one server. */
export type Session = {
  client: ApiClient
  origin: string
  requests: () => number
  close: () => Promise<void>
}

type Credentials = Pick<SessionFetchOptions, 'headers' | 'onAnswer'> & {
  /** Address as typed: only its origin counts. */
  server: string
  userName: string
  password: string
  onWait?: (seconds: number) => void
}

/**
 * Logs in, answering a proof-of-work captcha and encrypting the password where the server asks for it.
 *
 * @throws Failure when the address is none, nothing of the platform answers there, or the login is refused
 */
export async function connect(credentials: Credentials): Promise<Session> {
  const { server, onWait, headers, onAnswer, ...account } = credentials
  const origin = parseOrigin(server)
  const pauses = createPauses({ onWait })
  const { fetch, requests } = createSessionFetch(origin, { pauses, headers, onAnswer })
  const client = createClient({ baseUrl: origin, fetch, language: () => 'en-US' })
  const config = await readConfig(client, origin)
  const challenge = await answerCaptcha(client)
  const { userName } = account
  const password = config.apiPublicKey
    ? await seal(config.apiPublicKey, account.password)
    : account.password
  const body = { userName, password, challenge }
  await unwrap(client.POST('/api/account/login', { body })).catch((error: unknown) => {
    const why = hasStatus(error, 401) && error.title ? error.title : errorMessage(error)
    throw new Failure(`Could not log in as ${userName}: ${why}`)
  })
  const close = async () => {
    await unwrap(client.POST('/api/account/logout')).catch(() => undefined)
  }
  return { client, origin, requests, close }
}

/** @throws Failure when the text is no web address, or carries a password */
export function parseOrigin(server: string): string {
  const url = URL.parse(server)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`${server} is not an address such as https://ctf.example.`)
  }
  if (url.username || url.password) {
    throw new Failure('Give the account by --user and HALYARD_PASSWORD, not inside the address.')
  }
  return url.origin
}

/** Says so where others on the way can read what opens the account. */
export function warnUnencrypted(origin: string, secret: 'password' | 'token'): void {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'http:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return
  process.stderr.write(
    `Warning: ${origin} is not encrypted; others on the way can read the ${secret}.\n`,
  )
}

/** The public configuration of the server. @throws Failure when it is not a server of this platform */
export async function readConfig(client: ApiClient, origin: string): Promise<ClientConfig> {
  const foreign = `${origin} does not answer as the platform does. Is the address right?`
  try {
    const config = await unwrap(client.GET('/api/config'))
    if ('portMapping' in config) return config
  } catch (error) {
    if (hasStatus(error, 0)) throw new Failure(`${origin}: ${errorMessage(error)}`)
    throw new Failure(foreign, { cause: error })
  }
  throw new Failure(foreign)
}

/** The answer that registering and logging in have to carry, if any. @throws Failure when only a browser can give it */
export async function answerCaptcha(client: ApiClient): Promise<string | undefined> {
  const { type } = await unwrap(client.GET('/api/captcha'))
  switch (type) {
    case 'None':
      return undefined
    case 'HashPow':
      return solvePow(await unwrap(client.GET('/api/captcha/powchallenge')))
    case 'CloudflareTurnstile':
      throw new Failure(
        'The server asks for a captcha that only a browser can answer. Turn it off for the time of the import.',
      )
    default:
      throw new Failure(`The server asks for a captcha of an unknown kind (${String(type)}).`)
  }
}
