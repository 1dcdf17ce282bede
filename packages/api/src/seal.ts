const nonceLength = 12
const keyAlgorithm = 'X25519'

/** Bytes as standard base64 with padding. */
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * Encrypts a password or flag for the server: base64 of our one-time public key, a nonce and the AES-256-GCM ciphertext with
 * its tag, under the SHA-256 of the agreed secret.
 *
 * @param publicKey the server's X25519 key in base64, `apiPublicKey` of the client config
 * @throws when the page is not in a secure context, where browsers offer no cryptography
 */
export async function seal(publicKey: string, text: string): Promise<string> {
  const { subtle } = crypto
  if (!subtle) throw new Error('Encryption needs a secure connection (HTTPS or localhost)')
  const theirs = await subtle.importKey('raw', fromBase64(publicKey), keyAlgorithm, false, [])
  const ours = await subtle.generateKey(keyAlgorithm, false, ['deriveBits'])
  if (!('publicKey' in ours)) throw new TypeError('X25519 keys come in pairs')
  const [ephemeral, secret] = await Promise.all([
    subtle.exportKey('raw', ours.publicKey),
    subtle.deriveBits({ name: keyAlgorithm, public: theirs }, ours.privateKey, 256),
  ])
  const digest = await subtle.digest('SHA-256', secret)
  const key = await subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const plain = new TextEncoder().encode(text)
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain)
  return toBase64(Uint8Array.of(...new Uint8Array(ephemeral), ...nonce, ...new Uint8Array(sealed)))
}
