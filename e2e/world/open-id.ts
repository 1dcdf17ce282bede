import { createServer } from 'node:http'
import type { Server } from 'node:http'
import Provider from 'oidc-provider'

export interface OpenIdProvider {
  readonly issuer: string
  readonly stop: () => void
}

/** A provider of OpenID Connect with a log-in page of its own, which takes any name and any password. */
export async function startOpenId(redirectUri: string): Promise<OpenIdProvider> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'halyard', client_secret: 'secret', redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
    },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        preferred_username: accountId,
        email: `${accountId}@uni.example`,
        email_verified: true,
      }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
