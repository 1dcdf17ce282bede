import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll } from 'vitest'
import { PUBLIC_URL } from '#testing/open-id/browser.ts'
import type { Browser } from '#testing/open-id/browser.ts'
import type { TestResponse } from '#testing/http-client.ts'

export type Claims = Readonly<Record<string, unknown>>

export interface RealProvider {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
  /** Who is logged in there, and what it says of them. */
  person: { readonly id: string; readonly claims: Claims }
  /** Requests of the platform itself so far, by their paths. */
  readonly asked: string[]
  /** Walks from the address that a log-in begins with to the one that the browser is led back to. */
  walk(location: string): Promise<string>
  /** A whole log-in, or the linking of an account, up to where the platform leads on. */
  through(browser: Browser, start: TestResponse): Promise<TestResponse>
}

/** A provider as others run them, on a port of this machine; whoever comes is `person` and agrees to everything. */
export async function realProvider(ids: readonly string[] = ['real']): Promise<RealProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, secret] = ['halyard', 'a-secret-of-the-tests']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: ids.map((id) => `${PUBLIC_URL}/api/account/providers/${id}/return`),
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'nickname', 'preferred_username'],
      groups: ['groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a-key-of-the-tests'] },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...result.person.claims }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email groups')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (!pathname.startsWith('/interaction/')) {
      if (!pathname.startsWith('/auth')) result.asked.push(pathname)
      void answer(request, response)
      return
    }
    const login = { accountId: result.person.id }
    void provider.interactionFinished(request, response, { login })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const result: RealProvider = {
    issuer,
    clientId,
    secret,
    person: { id: 'nobody', claims: {} },
    asked: [],
    async walk(location) {
      const cookies = new Map<string, string>()
      let here = location
      for (let step = 0; step < 10 && here.startsWith(issuer); step += 1) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(here, { redirect: 'manual', headers: { cookie } })
        for (const text of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        const next = response.headers.get('location')
        if (next === null) throw new Error(`${response.status}: ${await response.text()}`)
        here = new URL(next, issuer).href
      }
      return here
    },
    async through(browser, start) {
      const location = String(start.headers['location'] ?? start.body?.location)
      const back = await result.walk(location)
      return browser.get(back.slice(PUBLIC_URL.length))
    },
  }
  return result
}

/** What the platform is configured with to use it. */
export const optionsOf = ({ issuer, clientId, secret }: RealProvider, id = 'real') => ({
  id,
  kind: 'OpenId' as const,
  label: 'The real one',
  icon: 'school' as const,
  issuer,
  clientId,
  secret,
  scopes: '',
  domains: [] as string[],
  groupsClaim: 'groups',
  groups: [] as string[],
  monitorGroups: [] as string[],
  adminGroups: [] as string[],
})
