import * as openid from 'openid-client'
import type { Config } from '#config.ts'
import { isSafeAddress } from '#config/providers.ts'
import type { ProviderOptions } from '#config/providers.ts'
import type { ForeignProfile } from '#db/tables/accounts.ts'
import { boundedFetch, LIMIT_MS } from '#modules/provider/bounded-fetch.ts'
import { ctftimeProfile, openIdProfile } from '#modules/provider/profiles.ts'
import type { SignInChecks } from '#modules/provider/sign-in-checks.ts'
import { SignInFailure } from '#modules/provider/failure.ts'
import type { Clock } from '#platform/clock.ts'

export interface ProviderClients {
  /** Where the browser goes to log in. Throws where the provider does not answer. */
  startAddress(provider: ProviderOptions, checks: SignInChecks): Promise<string>
  /** Who has come back, by the parameters of the provider's answer. Throws for an answer that does not hold together. */
  readAnswer(
    provider: ProviderOptions,
    answer: URLSearchParams,
    checks: SignInChecks,
  ): Promise<ForeignProfile>
  /** Asks the provider for its addresses, whatever is remembered of them. Throws where it does not answer. */
  check(provider: ProviderOptions): Promise<void>
  /** Where the provider leads back to; empty where the server does not know its own address. */
  redirectUrl(id: string): string
}

/** How long addresses and keys of a provider are remembered; the library asks for keys more often. */
const REMEMBERED_MS = 10 * 60 * 1000

interface Remembered {
  readonly client: Promise<openid.Configuration>
  readonly askedAtMs: number
}

/** Speaks to providers; what they say of themselves is remembered by this process. */
export function createProviderClients(
  { publicUrl = '' }: Pick<Config, 'publicUrl'>,
  clock: Clock,
): ProviderClients {
  // By the object, which is another one after each change of the settings.
  const clients = new WeakMap<ProviderOptions, Remembered>()
  const clientOf = (provider: ProviderOptions) => {
    const known = clients.get(provider)
    if (known && clock.now() - known.askedAtMs < REMEMBERED_MS) return known.client
    const client = provider.kind === 'CTFtime' ? ctftimeClient(provider) : discover(provider)
    clients.set(provider, { client, askedAtMs: clock.now() })
    client.catch(() => clients.delete(provider))
    return client
  }
  const redirectUrl = (id: string) => publicUrl && `${publicUrl}/api/account/providers/${id}/return`

  return {
    redirectUrl,
    async check(provider) {
      clients.delete(provider)
      await clientOf(provider)
    },
    async startAddress(provider, { state, nonce, verifier }) {
      const client = await clientOf(provider)
      const isOpenId = provider.kind === 'OpenId'
      const usual = isOpenId ? 'openid profile email' : 'profile:read team:read'
      const address = openid.buildAuthorizationUrl(client, {
        redirect_uri: redirectUrl(provider.id),
        scope: `${usual} ${provider.scopes}`.trim(),
        state,
        ...(isOpenId && { nonce }),
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      // The page opens it: it must not be a script.
      if (!isSafeAddress(address)) throw new SignInFailure('untrusted')
      return address.href
    },
    async readAnswer(provider, answer, checks) {
      const client = await clientOf(provider)
      const url = new URL(`${redirectUrl(provider.id)}?${answer.toString()}`)
      try {
        return await (provider.kind === 'CTFtime'
          ? ctftimeProfile(client, provider, url, checks)
          : openIdProfile(client, provider, url, checks))
      } catch (error) {
        // Its keys may be others by now.
        clients.delete(provider)
        throw error
      }
    },
  }
}

async function discover({ issuer, clientId, secret }: ProviderOptions) {
  const server = new URL(issuer)
  return openid.discovery(server, clientId, undefined, authenticate(secret), {
    [openid.customFetch]: boundedFetch,
    timeout: LIMIT_MS / 1000,
    // The library leaves the signature to TLS otherwise.
    execute: [openid.enableNonRepudiationChecks, ...insecureHere(server)],
  })
}

async function ctftimeClient({ issuer, clientId, secret }: ProviderOptions) {
  const client = new openid.Configuration(
    { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
    clientId,
    undefined,
    openid.ClientSecretPost(secret),
  )
  client[openid.customFetch] = boundedFetch
  client.timeout = LIMIT_MS / 1000
  for (const allow of insecureHere(new URL(issuer))) allow(client)
  return client
}

/** A provider on this machine may do without encryption. */
const insecureHere = ({ protocol }: URL) =>
  // oxlint-disable-next-line typescript/no-deprecated -- marked so that nobody takes it for the usual
  protocol === 'http:' ? [openid.allowInsecureRequests] : []

/** By the way that the provider knows; one that names none knows the second. */
function authenticate(secret: string): openid.ClientAuth {
  const byForm = openid.ClientSecretPost(secret)
  const byHeader = openid.ClientSecretBasic(secret)
  return (server, ...call) => {
    const ways = server.token_endpoint_auth_methods_supported ?? []
    return (ways.includes('client_secret_post') ? byForm : byHeader)(server, ...call)
  }
}
