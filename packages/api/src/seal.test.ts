import { expect, it } from 'vitest'
import { seal } from '#seal.ts'

const { subtle } = crypto
const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** What the server does with a sealed text, written from the contract. */
async function open(privateKey: CryptoKey, sealed: string) {
  const all = bytes(sealed)
  const theirs = await subtle.importKey('raw', all.slice(0, 32), 'X25519', false, [])
  const secret = await subtle.deriveBits({ name: 'X25519', public: theirs }, privateKey, 256)
  const digest = await subtle.digest('SHA-256', secret)
  const key = await subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])
  const plain = await subtle.decrypt({ name: 'AES-GCM', iv: all.slice(32, 44) }, key, all.slice(44))
  return new TextDecoder().decode(plain)
}

it('seals text that only the holder of the key opens, differently every time', async () => {
  const pair = await subtle.generateKey('X25519', false, ['deriveBits'])
  if (!('publicKey' in pair)) throw new Error('no key pair')
  const publicKey = btoa(
    String.fromCharCode(...new Uint8Array(await subtle.exportKey('raw', pair.publicKey))),
  )
  const text = 'flag{пароль 密码 🚩}'
  const [first, second] = await Promise.all([seal(publicKey, text), seal(publicKey, text)])
  expect(first).not.toBe(second)
  expect(await open(pair.privateKey, first)).toBe(text)
  expect(await open(pair.privateKey, second)).toBe(text)
})
