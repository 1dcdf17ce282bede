// The worker thread that checks passwords hashed by bcrypt, see bcrypt-hash.ts.
import { bcrypt } from 'hash-wasm'

export interface BcryptTask {
  readonly key: Uint8Array
  /** 16 bytes. */
  readonly salt: Uint8Array
  /** Binary logarithm of the number of rounds. */
  readonly cost: number
}

const CHECKSUM_LENGTH = 31

/** The checksum at the end of a hash, in bcrypt's own base64. */
export default async function checksumOf({ key, salt, cost }: BcryptTask): Promise<string> {
  const hash = await bcrypt({ password: key, salt, costFactor: cost, outputType: 'encoded' })
  return hash.slice(-CHECKSUM_LENGTH)
}
