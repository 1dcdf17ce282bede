import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ForeignHash } from '#platform/foreign-hash.ts'

const derive = promisify(pbkdf2)

/** The prefix of a hash of ASP.NET Core Identity, which is bare base64. */
const IDENTITY = '$aspnet-identity$'
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const DIGESTS: Readonly<Record<number, string>> = { 1: 'sha256', 2: 'sha512' }
/** A hash that asks for more would let its owner's login stop the server for everybody. */
const MOST_ITERATIONS = 2_000_000
const HEADER_BYTES = 13
const SHORTEST_KEY = 16

interface Derivation {
  readonly digest: string
  readonly iterations: number
  readonly salt: Buffer
  readonly key: Buffer
}

/** The hash that is stored as this text; undefined when it is of another kind. */
export function readStoredIdentityHash(stored: string): ForeignHash | undefined {
  return stored.startsWith(IDENTITY) ? readIdentityHash(stored.slice(IDENTITY.length)) : undefined
}

/** A hash of ASP.NET Core Identity as stored in its database; undefined when it is none that can be checked. */
export function readIdentityHash(base64: string): ForeignHash | undefined {
  const derivation = BASE64.test(base64) ? readDerivation(Buffer.from(base64, 'base64')) : undefined
  if (!derivation) return undefined
  const { digest, iterations, salt, key } = derivation
  const isCheckable = key.length >= SHORTEST_KEY && iterations >= 1 && iterations <= MOST_ITERATIONS
  if (!isCheckable) return undefined
  return {
    stored: `${IDENTITY}${base64}`,
    fits: async (password) =>
      timingSafeEqual(await derive(password, salt, iterations, key.length, digest), key),
  }
}

/** The two documented versions: parameters in a header, and the older one that has only one set of them. */
function readDerivation(bytes: Buffer): Derivation | undefined {
  if (bytes[0] === 0 && bytes.length === 49) {
    return {
      digest: 'sha1',
      iterations: 1000,
      salt: bytes.subarray(1, 17),
      key: bytes.subarray(17),
    }
  }
  if (bytes[0] !== 1 || bytes.length < HEADER_BYTES) return undefined
  const digest = DIGESTS[bytes.readUInt32BE(1)]
  const saltEnd = HEADER_BYTES + bytes.readUInt32BE(9)
  if (digest === undefined) return undefined
  return {
    digest,
    iterations: bytes.readUInt32BE(5),
    salt: bytes.subarray(HEADER_BYTES, saltEnd),
    key: bytes.subarray(saltEnd),
  }
}
