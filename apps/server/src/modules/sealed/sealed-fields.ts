import {
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
} from 'node:crypto'
import type { OperationId } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { KeyPair } from '#modules/settings/secrets.ts'
import type { Settings } from '#modules/settings/settings.ts'

/** The fields that are sent encrypted while the setting is on; nothing else is. */
const SEALED: { readonly [Id in OperationId]?: readonly string[] } = {
  registerAccount: ['password'],
  logIn: ['password'],
  resetPassword: ['password'],
  changePassword: ['old', 'new'],
  setPassword: ['new'],
  submitFlag: ['flag'],
  confirmSession: ['password'],
}

/** Where an encrypted field may be left out. */
const OPTIONAL: ReadonlySet<OperationId> = new Set(['confirmSession'])

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** DER head that turns 32 raw bytes into a public key Node reads. */
const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex')
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Puts the plain text into the fields of a body that came encrypted. Throws Refusal 400 for one that did not. */
export async function openSealedFields(
  settings: Settings,
  operationId: OperationId,
  body: unknown,
): Promise<unknown> {
  const fields = SEALED[operationId]
  if (!fields) return body
  const { globalConfig, fieldKeys } = await settings.read()
  if (!globalConfig.apiEncryption || !fieldKeys) return body
  const opened: Record<string, unknown> = Object.fromEntries(Object.entries(body ?? {}))
  for (const field of fields) {
    if (opened[field] == null && OPTIONAL.has(operationId)) continue
    const text = unseal(String(opened[field]), fieldKeys)
    if (text === undefined) throw new Refusal(400, 'fieldNotSealed', { values: { field } })
    if (text.trim() === '') throw new Refusal(400, 'fieldBlank', { values: { field } })
    opened[field] = text
  }
  return opened
}

/**
 * Reads base64 of an ephemeral X25519 key, a nonce, AES-256-GCM ciphertext and its tag; the key is the SHA-256
 * of the shared secret. Undefined for any other text.
 */
export function unseal(text: string, { privateKey }: KeyPair): string | undefined {
  const bytes = BASE64.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
  if (bytes.length < KEY_BYTES + NONCE_BYTES + TAG_BYTES) return undefined
  const nonce = bytes.subarray(KEY_BYTES, KEY_BYTES + NONCE_BYTES)
  try {
    const secret = diffieHellman({
      privateKey: createPrivateKey({
        key: Buffer.from(privateKey, 'base64'),
        format: 'der',
        type: 'pkcs8',
      }),
      publicKey: createPublicKey({
        key: Buffer.concat([PUBLIC_HEAD, bytes.subarray(0, KEY_BYTES)]),
        format: 'der',
        type: 'spki',
      }),
    })
    const key = createHash('sha256').update(secret).digest()
    const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const sealed = bytes.subarray(KEY_BYTES + NONCE_BYTES, -TAG_BYTES)
    return Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The 32 raw bytes of a public key as base64, as clients get them. */
export function rawPublicKey({ publicKey }: KeyPair): string {
  return Buffer.from(publicKey, 'base64').subarray(PUBLIC_HEAD.length).toString('base64')
}
