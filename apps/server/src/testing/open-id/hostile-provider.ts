import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Json = Readonly<Record<string, unknown>>

export interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string | Buffer
}

/** A pair of keys that signs tokens. */
export function keyPair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  const pem = String(publicKey.export({ format: 'pem', type: 'spki' }))
  return { kid, privateKey, jwk, pem }
}
export type Keys = ReturnType<typeof keyPair>

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signed(claims: Json, { kid, privateKey }: Keys): string {
  const head = `${base64({ alg: 'RS256', kid })}.${base64(claims)}`
  return `${head}.${createSign('sha256').update(head).sign(privateKey, 'base64url')}`
}
export const unsigned = (claims: Json): string => `${base64({ alg: 'none' })}.${base64(claims)}.`
/** Signed with what everybody knows: the public key as a shared secret. */
export function signedWithPublicKey(claims: Json, { kid, pem }: Keys): string {
  const head = `${base64({ alg: 'HS256', kid })}.${base64(claims)}`
  return `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`
}

export interface HostileProvider {
  readonly issuer: string
  /** What it answers instead of what is right, by the path. */
  readonly instead: Map<string, Answer | 'hang'>
  /** What the token endpoint gives for the code. */
  idToken: () => string
  keys: Keys
  metadata: Json
  /** Codes that it was asked for so far, and the proofs that came with them. */
  readonly forms: URLSearchParams[]
  readonly asked: string[]
}

const send = (response: ServerResponse, answer: Answer) => {
  response.writeHead(answer.status ?? 200, {
    'content-type': answer.type ?? 'application/json',
  })
  response.end(answer.body)
}

/** Whatever a provider may answer, on a port of this machine. */
export async function hostileProvider(): Promise<HostileProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const usual: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/user`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...result.metadata,
    }),
    '/keys': () => ({ keys: [result.keys.jwk] }),
    '/token': () => ({
      access_token: 'opaque',
      token_type: 'Bearer',
      id_token: result.idToken(),
    }),
  }
  const answerTo = async (request: IncomingMessage) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    result.asked.push(pathname)
    const form = await text(request)
    if (pathname === '/token') result.forms.push(new URLSearchParams(form))
    const body = usual[pathname]
    const right = body ? { body: JSON.stringify(body()) } : { status: 404, body: '{}' }
    return result.instead.get(pathname) ?? right
  }
  server.on('request', (request, response) => {
    void answerTo(request).then((answer) => answer !== 'hang' && send(response, answer))
  })
  const result: HostileProvider = {
    issuer,
    instead: new Map(),
    idToken: () => '',
    keys: keyPair('first'),
    metadata: {},
    forms: [],
    asked: [],
  }
  return result
}
