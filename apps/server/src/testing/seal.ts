import {
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'

const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex')

/** Encrypts a field the way a client does, with the key of the client config. */
export function seal(apiPublicKey: string, text: string): string {
  const own = generateKeyPairSync('x25519')
  const publicKey = createPublicKey({
    key: Buffer.concat([PUBLIC_HEAD, Buffer.from(apiPublicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  })
  const secret = diffieHellman({ privateKey: own.privateKey, publicKey })
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(secret).digest(), nonce)
  const raw = own.publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([raw, nonce, sealed, cipher.getAuthTag()]).toString('base64')
}
