import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Config } from '#config.ts'

/** The prefix of the team's number in the signed text: ours, and the one that existing checkers know. */
const NEUTRAL = 'TEAM_'
const KNOWN = 'GZCTF_TEAM_'

const textOf = (prefix: string, teamId: number) => Buffer.from(`${prefix}${teamId}`)

/** DER heads that turn 32 raw bytes into the key formats Node reads. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')
const KEY_BYTES = 32
const SHAPE = /^(\d{1,10}):(.+)$/s
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** A key pair of Ed25519 from a 32-byte seed, both halves as base64 of the raw bytes. */
export function teamKeyPair(seed: Buffer): { privateKey: string; publicKey: string } {
  const key = createPublicKey(privateKeyOf(seed))
  const raw = key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)
  return { privateKey: seed.toString('base64'), publicKey: raw.toString('base64') }
}

/** The token by which a team shows who it is: `{teamId}:{base64 signature}`. */
export function signTeamToken(
  privateKey: string,
  teamId: number,
  { knownNames }: Pick<Config, 'knownNames'>,
): string {
  const text = textOf(knownNames ? KNOWN : NEUTRAL, teamId)
  const signature = sign(null, text, privateKeyOf(Buffer.from(privateKey, 'base64')))
  return `${teamId}:${signature.toString('base64')}`
}

/** Checks a token against a public key, without any data of ours; tokens of both texts are genuine. */
export function checkTeamToken(
  token: string,
  publicKey: string,
): 'genuine' | 'forged' | 'malformed' {
  const key = Buffer.from(publicKey.trim(), 'base64')
  const [, id, signature] = SHAPE.exec(token.trim()) ?? []
  if (!BASE64.test(publicKey.trim()) || key.length !== KEY_BYTES) return 'malformed'
  if (id === undefined || signature === undefined) return 'malformed'
  if (!BASE64.test(signature)) return 'forged'
  const publicKeyObject = createPublicKey({
    key: Buffer.concat([PUBLIC_HEAD, key]),
    format: 'der',
    type: 'spki',
  })
  const signed = Buffer.from(signature, 'base64')
  const isGenuine = [NEUTRAL, KNOWN].some((prefix) =>
    verify(null, textOf(prefix, Number(id)), publicKeyObject, signed),
  )
  return isGenuine ? 'genuine' : 'forged'
}

function privateKeyOf(seed: Buffer) {
  return createPrivateKey({
    key: Buffer.concat([PRIVATE_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
}
