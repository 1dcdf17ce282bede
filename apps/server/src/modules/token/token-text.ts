import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyPair } from '#modules/settings/secrets.ts'

const SHAPE = /^([\w-]{20,400})\.([\w-]{86})$/

/** The payload of a token; times in epoch seconds. */
export interface TokenPayload {
  readonly jti: string
  readonly iat: number
  /** For whoever holds the token; the row in the database decides. */
  readonly exp?: number
}

/** The token's text, shown once: payload and signature, both in base64url. */
export function writeToken(payload: TokenPayload, { privateKey }: KeyPair): string {
  const head = Buffer.from(JSON.stringify(payload)).toString('base64url')
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  return `${head}.${sign(null, Buffer.from(head), key).toString('base64url')}`
}

/** Reads the payload of a genuine token; undefined for any other text. */
export function readToken(text: string, { publicKey }: KeyPair): TokenPayload | undefined {
  const [, head, signature] = SHAPE.exec(text) ?? []
  if (head === undefined || signature === undefined) return undefined
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  if (!verify(null, Buffer.from(head), key, Buffer.from(signature, 'base64url'))) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- signed by this server
  return JSON.parse(Buffer.from(head, 'base64url').toString()) as TokenPayload
}

/** True for a text that can be a token; anything longer or stranger is not looked at. */
export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text)
}

/** What the database keeps instead of the text. */
export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
